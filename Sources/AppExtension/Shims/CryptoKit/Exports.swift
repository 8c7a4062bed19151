// Extensions import this module as `CryptoKit`: swift-crypto, which has its API. The Secure Enclave is not there.
@_exported import Crypto
@_exported import Foundation
