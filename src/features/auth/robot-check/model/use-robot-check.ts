import { useState } from 'react';

/** What a form sends when the office has switched the check off. */
const NOTHING_TO_SOLVE = 'off';

/** A form's robot check. Its token is empty until it is solved, and serves for one attempt. */
export function useRobotCheck() {
  const [round, setRound] = useState(0);
  const [token, setToken] = useState('');

  return {
    token,
    /** Counts the attempts: each has a task of its own. */
    round,
    /** An empty token takes the solution back. */
    solved: setToken,
    notNeeded: () => setToken(NOTHING_TO_SOLVE),
    /** The token is used up, or too old. */
    renew: () => {
      setToken('');
      setRound((count) => count + 1);
    },
  };
}

export type RobotCheck = ReturnType<typeof useRobotCheck>;
