/** A value that others follow, as `useSyncExternalStore` wants it. */
export function followed<Value>(first: Value) {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const follower of followers) follower();
    },
    /** @returns how to stop following */
    subscribe(follower: () => void): () => void {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}
