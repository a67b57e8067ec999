const pending = new Set<() => void>();

process.once('exit', () => {
  for (const undo of pending) undo();
});
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** Has something undone when the process ends, however it ends. @returns a way to forget it, for when it is done */
export function atExit(undo: () => void): () => void {
  pending.add(undo);
  return () => pending.delete(undo);
}
