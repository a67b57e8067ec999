import { launch } from 'chrome-launcher';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { atExit } from '../lib/at-exit.ts';

export interface Chromium extends Disposable {
  /** Of the DevTools protocol, on this computer. */
  port: number;
}

// Browser sandboxes need rights that root in a container does not have.
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Starts the machine's Chromium with an empty profile. It ends with this process. */
export async function startChromium(): Promise<Chromium> {
  const { port, kill } = await launch({
    chromePath: await findChromium(),
    chromeFlags: FLAGS,
    logLevel: 'error',
    handleSIGINT: false,
  });
  const forget = atExit(kill);
  const stop = () => {
    kill();
    forget();
  };
  return { port, [Symbol.dispose]: stop };
}
