import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { ROBOT_TASK, type RobotTask } from '../api/robot-check';
import { whenOld } from './when-old';

/** A solution found now must still reach the server. */
const ON_ITS_WAY_MS = 60_000;

/**
 * Asks for a task once. It is no part of what a screen shows: whoever asks for a screen's data again must not ask for
 * another task.
 *
 * @param onOld the task is worth nothing any more
 */
export function useRobotTask(onOld: () => void): { task: RobotTask | undefined; isMissing: boolean; miss: () => void } {
  const client = useApolloClient();
  const [task, setTask] = useState<RobotTask>();
  const [isMissing, setMissing] = useState(false);
  const miss = () => setMissing(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for its own, once
  useEffect(() => {
    let isShown = true;
    let stop: (() => void) | undefined;
    client.query({ query: ROBOT_TASK, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (!isShown) return;
        if (!data) return miss();
        setTask(data.robotTask);
        if (data.robotTask.jenis === 'altcha') stop = whenOld(limits.robotCheckMs - ON_ITS_WAY_MS, onOld);
      },
      () => isShown && miss(),
    );
    return () => {
      isShown = false;
      stop?.();
    };
  }, []);

  return { task, isMissing, miss };
}
