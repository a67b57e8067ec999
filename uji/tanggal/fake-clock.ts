import { globSync } from 'node:fs';
import { installPackages } from '../../scripts/apt.ts';

const findLibrary = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/**
 * The environment of a program, and of all that it starts, whose clock is ahead. Only dates move: timers, and what files
 * say of themselves, stay as they are.
 *
 * @throws Error where libfaketime is missing and cannot be installed
 */
export async function fakeClock(offsetSeconds: number): Promise<NodeJS.ProcessEnv> {
  if (!findLibrary() && process.getuid?.() === 0) await installPackages(['faketime']);
  const library = findLibrary();
  if (!library) throw new Error('libfaketime tidak ditemukan: pasang paket faketime dari Debian.');
  return {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    // With its repair of waiting by the steady clock, and with memory that processes share, Chromium's processes stand still.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    FAKETIME_DISABLE_SHM: '1',
  };
}
