const MARK = '&giliran=';
let turn = 0;

/** Makes an address one that was never asked for: the server ignores filters that it does not know. */
export function withTurn(path: string): string {
  turn += 1;
  return path + MARK + turn;
}

export function withoutTurn(path: string): string {
  const end = path.indexOf(MARK);
  return end < 0 ? path : path.slice(0, end);
}
