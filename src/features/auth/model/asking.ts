/** A logout that waits for an answer: rows of this user are not with the server yet. */
export interface Asking {
  unsent: number;
  answer: (isSure: boolean) => void;
}

let host: ((asking: Asking | null) => void) | null = null;

/** Where the question is drawn: a menu that closes as it is used cannot do so. @returns how to stop */
export function hostLogout(show: (asking: Asking | null) => void): () => void {
  host = show;
  return () => {
    if (host === show) host = null;
  };
}

/** Whether the user wants to log out all the same. The rows stay either way (rulings 6). */
export const isSureToLeave = (unsent: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (!host) return resolve(true);
    const answer = (isSure: boolean) => {
      host?.(null);
      resolve(isSure);
    };
    return host({ unsent, answer });
  });
