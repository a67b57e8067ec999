interface Api {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Milliseconds up to which an answer comes late: `npm run uji:lambat`. */
const LATEST = Number(process.env['LAMBAT'] ?? 0);

// Tests turn the clock of the page.
const wait = globalThis.setTimeout;

/**
 * React's work between two frames and what the device's database answers, in parts of the time of the API's answers: of
 * what a screen shows, something follows.
 */
const TASK_PART = 0.1;

/** As on a slow phone: React and the device's database take each piece of work as an immediate. Before they are loaded. */
if (LATEST > 0) {
  const late = (act: (...args: unknown[]) => void, ...args: unknown[]) =>
    wait(act, LATEST * TASK_PART * Math.random(), ...args);
  Object.assign(globalThis, { setImmediate: late, clearImmediate: globalThis.clearTimeout });
}

/** An API as over a weak signal, when the run asks for it: what a test takes for there too early is not there then. */
export const late = (api: Api): Api =>
  LATEST === 0
    ? api
    : {
        fetch: async (request) => {
          const answer = await api.fetch(request);
          await new Promise((resolve) => wait(resolve, LATEST * Math.random()));
          return answer;
        },
      };
