// The course of an animation as the scene tells it: a Bézier curve or a spring, cut where the system cuts it.

/** iOS gives the change of an entry two seconds at most. */
export const LONGEST = 2;

/** What a change without an animation of its own gets: iOS's default spring. */
const STANDARD = { spring: [1, (4 * Math.PI) ** 2, 8 * Math.PI, 0], duration: 0.75, delay: 0, repeats: 1 };

const SAMPLES = 48;

/** Where a spring of rest length 1 is at `time` seconds. */
export function springValue([mass, stiffness, damping, velocity], time) {
  const sigma = damping / (2 * mass), omega = Math.sqrt(stiffness / mass);
  const difference = omega * omega - sigma * sigma;
  let c, s;
  if (Math.abs(difference) < 1e-9 * omega * omega) {
    const fall = Math.exp(-sigma * time);
    [c, s] = [fall * (1 + sigma * time), fall * time];
  } else if (difference > 0) {
    const damped = Math.sqrt(difference), fall = Math.exp(-sigma * time);
    [c, s] = [fall * (Math.cos(damped * time) + (sigma / damped) * Math.sin(damped * time)), (fall * Math.sin(damped * time)) / damped];
  } else {
    const root = Math.sqrt(-difference), slow = -sigma + root, fast = -sigma - root;
    const [a, b] = [Math.exp(slow * time), Math.exp(fast * time)];
    [c, s] = [(slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast)];
  }
  return 1 - c + velocity * s;
}

function easing(motion, seconds) {
  if (motion.bezier) return `cubic-bezier(${motion.bezier.join(", ")})`;
  const values = [];
  for (let index = 0; index < SAMPLES; index++) values.push(springValue(motion.spring, (seconds * index) / (SAMPLES - 1)).toFixed(4));
  values[SAMPLES - 1] = "1";
  return `linear(${values.join(", ")})`;
}

/** Options for `element.animate` of a change. */
export function timing(change) {
  const motion = change?.motion ?? STANDARD;
  const delay = Math.min(motion.delay ?? 0, LONGEST);
  const room = Math.max(LONGEST - delay, 0.001);
  const seconds = Math.min(Math.max(motion.duration, 0.001), room);
  return {
    duration: seconds * 1000, delay: delay * 1000, fill: "backwards", easing: easing(motion, seconds),
    iterations: Math.max(1, Math.min(motion.repeats ?? 1, Math.floor(room / seconds))),
    direction: motion.autoreverses ? "alternate" : "normal",
  };
}

/** Options for `element.animate` of the page's own: a spring that takes `response` seconds a swing, `damping` 1 for none. */
export function shape(response, damping = 1, seconds = Math.min(response * 1.7, 1)) {
  const stiffness = ((2 * Math.PI) / response) ** 2;
  return { duration: seconds * 1000, fill: "backwards", easing: easing({ spring: [1, stiffness, (4 * Math.PI * damping) / response, 0] }, seconds) };
}
