import { useEffect, useState } from 'react';
import { createWalkRecorder, readWalk, type WalkRecorder } from './walk-record';

/** The record of a walk through a sheet; null until this device has read it. */
export function useWalkRecorder(of: string): WalkRecorder | null {
  const [recorder, setRecorder] = useState<WalkRecorder | null>(null);
  useEffect(() => {
    let isShown = true;
    void readWalk(of).then((first) => {
      if (isShown) setRecorder(createWalkRecorder(of, first));
    });
    return () => {
      isShown = false;
    };
  }, [of]);
  return recorder;
}
