import { useRef, useState } from 'react';

/** What a form sends when the office has switched the check off. */
const NOTHING_TO_SOLVE = 'off';
/** Stands in the proof's place while the device works at it. */
const AT_WORK = 'sedang diperiksa';

interface Standing {
  /** Counts the attempts: each has a task of its own. */
  round: number;
  /** Empty until the check is solved; it serves for one attempt. */
  token: string;
  /** The device gets on with it by itself: nobody needs to do anything but wait. */
  isWorking: boolean;
}

/** A form's robot check. */
export function useRobotCheck() {
  const [standing, setStanding] = useState<Standing>({ round: 0, token: '', isWorking: true });
  const latest = useRef(standing);
  const waiting = useRef(new Set<(token: string) => void>());

  const become = (next: Partial<Standing>) => {
    latest.current = { ...latest.current, ...next };
    setStanding(latest.current);
    const { isWorking, token } = latest.current;
    if (isWorking) return;
    for (const goOn of waiting.current) goOn(token);
    waiting.current.clear();
  };
  const { round, token, isWorking } = standing;

  return {
    round,
    /** For the form's rules, which are asked at once: a check at which the device works is as good as solved. */
    token: token || (isWorking ? AT_WORK : ''),
    /** The proof as soon as the device has it; empty where a person must help. */
    proof: (): Promise<string> =>
      latest.current.isWorking
        ? new Promise((goOn) => void waiting.current.add(goOn))
        : Promise.resolve(latest.current.token),
    working: () => become({ token: '', isWorking: true }),
    solved: (found: string) => become({ token: found, isWorking: false }),
    notNeeded: () => become({ token: NOTHING_TO_SOLVE, isWorking: false }),
    /** Without a person it does not go on. */
    stopped: () => become({ token: '', isWorking: false }),
    /** The token is used up, or too old. */
    renew: () => become({ token: '', isWorking: true, round: latest.current.round + 1 }),
  };
}

export type RobotCheck = ReturnType<typeof useRobotCheck>;
