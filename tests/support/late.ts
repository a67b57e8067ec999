interface Api {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Milliseconds up to which an answer comes late: `npm run uji:lambat`. */
const LATEST = Number(process.env['LAMBAT'] ?? 0);

// Tests turn the clock of the page.
const wait = globalThis.setTimeout;

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
