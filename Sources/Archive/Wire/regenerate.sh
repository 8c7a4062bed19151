#!/bin/sh
# Writes vitrine.pb.swift from vitrine.proto. Needs protoc and, in PATH, protoc-gen-swift of the swift-protobuf version in
# Package.resolved (in a checkout of swift-protobuf: swift build --product protoc-gen-swift).
set -eu
cd "$(dirname "$0")"
protoc --swift_out=. --swift_opt=Visibility=Internal --swift_opt=FileNaming=DropPath vitrine.proto
