import { sha256 } from '../../../server/http/crypto.ts';
import type { TestApi } from './api.ts';
import type { Told } from './asking.ts';

/** Fields are sent as JSON; forms and text as they are. */
export type SentBody = Record<string, unknown> | FormData | URLSearchParams | string;

export interface Caller {
  /** 0 for a visitor. */
  id: number;
  /** Null for a visitor. */
  token: string | null;
  send: (method: string, path: string, body?: SentBody, headers?: Record<string, string>) => Promise<Told>;
}

const encoded = (body: SentBody | undefined): [body: BodyInit | undefined, headers: Record<string, string>] =>
  body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
    ? [body, {}]
    : [JSON.stringify(body), { 'Content-Type': 'application/json' }];

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json') === true;

function sender(api: TestApi, token: string | null): Caller['send'] {
  const bearer: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  return async (method, path, sent, headers = {}) => {
    const [body, type] = encoded(sent);
    const response = await api.fetch(`/api${path}`, { method, body, headers: { ...bearer, ...type, ...headers } });
    const text = await response.text();
    return {
      status: response.status,
      body: isJson(response) ? JSON.parse(text) : text || null,
      headers: response.headers,
    };
  };
}

/** Nobody in particular. */
export const visitor = (api: TestApi): Caller => ({ id: 0, token: null, send: sender(api, null) });

/** An account of the demo that is logged in. */
export async function callerOf(api: TestApi, username: string): Promise<Caller> {
  const { id } = await api.db
    .selectFrom('pengguna')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const token = crypto.randomUUID();
  await api.db
    .insertInto('sesi')
    .values({
      sidik: await sha256(token),
      user_id: id,
      created_at: '2026-11-20T00:00:00.000Z',
      terakhir: '2099-01-01T00:00:00.000Z',
      berlaku_sampai: '2099-01-01T00:00:00.000Z',
    })
    .execute();
  return { id, token, send: sender(api, token) };
}

/** Whoever a table names: nobody in particular, or an account of the demo. */
export const callerNamed = async (api: TestApi, who: string): Promise<Caller> =>
  who === 'pengunjung' ? visitor(api) : callerOf(api, who);

/** What is the office's alone: who tries it, and what he is answered. Where he may, that is `done`. */
export const officeAlone = (done: number): [who: string, status: number][] => [
  ['pengunjung', 401],
  ['petani', 403],
  ['petugas', 403],
  ['admin', done],
  ['superadmin', done],
];

/** What is answered, as a status alone. */
export const statusOf = async (told: Promise<{ status: number }>): Promise<number> => (await told).status;
