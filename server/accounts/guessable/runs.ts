/** Keys in the order in which a finger finds them, and counting. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
];
const backwards = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(backwards)];

/** Less of a run may be chance. */
const SHORTEST = 3;

const isRun = (piece: string) => runs.some((run) => run.includes(piece)) || new Set(piece).size === 1;

/** Whether a password is made of nothing but runs: 'qwer1234', 'abc123456', '111222333'. */
export function isOfRuns(password: string): boolean {
  const text = password.toLowerCase();
  /** How far runs alone reach. */
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (!reached.has(from)) continue;
    for (let to = from + SHORTEST; to <= text.length && isRun(text.slice(from, to)); to += 1) reached.add(to);
  }
  return reached.has(text.length);
}
