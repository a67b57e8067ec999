/** Keys in the order in which fingers find them, and counting. */
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

/** Two keys in a row may be chance; longer runs are made of these lengths, so the password is read only once. */
const lengths = [3, 4, 5];

const pieces = new Set(runs.flatMap((run) => lengths.flatMap((length) => piecesOf(run, length))));

function piecesOf(run: string, length: number): string[] {
  return Array.from({ length: run.length - length + 1 }, (_, at) => run.slice(at, at + length));
}

const isRun = (piece: string) => pieces.has(piece) || piece === piece.charAt(0).repeat(piece.length);

/** Whether a password consists of nothing but runs: 'qwer1234', 'abc123456', '111222333'. */
export function isOfRuns(password: string): boolean {
  const text = password.toLowerCase();
  /** Positions that can be reached by runs alone. */
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (!reached.has(from)) continue;
    for (const length of lengths) {
      if (from + length <= text.length && isRun(text.slice(from, from + length))) reached.add(from + length);
    }
  }
  return reached.has(text.length);
}
