import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const findLibrary = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/**
 * The environment of a program, and of all that it starts, whose clock is ahead. Only dates move: timers, and what files
 * say of themselves, stay as they are.
 *
 * @throws Error where libfaketime is missing and cannot be installed
 */
export function fakeClock(offsetSeconds: number): NodeJS.ProcessEnv {
  if (!findLibrary() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'faketime'], { stdio: 'inherit' });
  }
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
