import { HttpResponse, http } from 'msw';
import { network } from './network.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shape of rows is what the tests assert
export type Row = any;

/** Rows of the real API, to be compared with what a screen shows. */
export async function rowsOf(path: string): Promise<Row[]> {
  const answer = await fetch(`http://localhost/api${path}`);
  return (await answer.json()).data.data;
}

/** A row of the real API. */
export const byId = async (path: string, id: number): Promise<Row> =>
  (await (await fetch(`http://localhost/api${path}/${id}`)).json()).data;

/** A list is answered with these rows, whatever it is asked. */
export const answers = (path: string, data: unknown[]): void =>
  network.use(
    http.get(`*/api${path}`, () =>
      HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: {
          data,
          from: data.length ? 1 : null,
          to: data.length,
          total: data.length,
          last_page: 1,
          next_page_url: null,
        },
      }),
    ),
  );

/** An address that keeps its caller waiting. */
export const hangs = (path: string): void => network.use(http.get(`*/api${path}`, () => new Promise<never>(() => {})));

const unreadable = 'Error: Server tidak menjawab sebagaimana mestinya. Silahkan coba lagi.';

/** Ways in which an answer goes wrong, and what is then said in the list's place. */
export const breakages: [name: string, answer: () => Response, sentence: string][] = [
  [
    '500 with a message',
    () =>
      HttpResponse.json(
        { meta: { status: 'error', message: 'Basis data sibuk', code: 500 }, data: { message: 'Basis data sibuk' } },
        { status: 500 },
      ),
    'Error: Basis data sibuk',
  ],
  ['a proxy’s HTML page', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }), unreadable],
  [
    'half an answer',
    () => HttpResponse.text('{"meta":{"status":"succ', { headers: { 'Content-Type': 'application/json' } }),
    unreadable,
  ],
  ['nothing', () => HttpResponse.error(), 'Error: Tidak dapat terhubung ke server. Periksa sambungan internet Anda.'],
];

/** An address breaks in one of these ways. */
export const breaks = (path: string, answer: () => Response): void => network.use(http.get(`*/api${path}`, answer));

/** The addresses of the API that are asked from now on, with their queries. */
export function asked(): string[] {
  const urls: string[] = [];
  network.events.on('request:start', ({ request }) => urls.push(request.url.replace(/^.*\/api/, '')));
  return urls;
}
