import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { createLink } from '@/shared/api';
import { deviceDatabase } from '@/shared/lib/device';
import type { Writer } from '@/shared/write';
import { createOutbox, type Outbox } from '@/shared/write/outbox/outbox';
import { sendAlone } from '@/shared/write/outbox/sole-sender';
import { newItem, type OutboxItem } from '@/shared/write/rows/item';
import { outboxStore } from '@/shared/write/rows/store';
import { type Outcome, send, type WriteDocument, type WriteVariables } from '@/shared/write/send/send';
import type { TestApi } from '../api/api.ts';

/** What happens to a request on its way. */
export type Road = 'lancar' | 'putus' | 'hilang-jawaban' | 'ditutup';

/** What the API says of a period that was closed meanwhile. */
const closed = () => {
  const message = 'Periode sudah ditutup';
  return Response.json({ meta: { status: 'error', message, code: 409 }, data: { message } }, { status: 409 });
};

/** A write of a resource as a feature would make it. */
export const postTo = (path: string): WriteDocument<Record<string, { id: number }>, WriteVariables> =>
  parse(
    `mutation Tambah($input: Input!) { saved: tambah(input: $input)
      @rest(type: "Saved", path: "${path}", method: "POST") { ${rows} } }`,
    { noLocation: true },
  );
const rows = ['harga_pangan', 'lahan_petani', 'koordinat', 'timbang_balita', 'produk']
  .map((name) => `${name} @type(name: "Row") { id revisi }`)
  .join(' ');

export const putTo = (path: string): WriteDocument<Record<string, { id: number }>, WriteVariables> =>
  parse(
    `mutation Ubah($id: Int!, $input: Input!) { saved: ubah(id: $id, input: $input)
      @rest(type: "Saved", path: "${path}/{args.id}", method: "POST") { ${rows} } }`,
    { noLocation: true },
  );

export interface Tab {
  outbox: Outbox;
  /** SIGKILL: what it has begun goes on without it, and it hears nothing of that. */
  kill: () => void;
  /** Comes when it is killed. */
  death: Promise<void>;
}

/** A device with a browser in which tabs are opened, and the way from it to the real API. */
export function createPhone(api: TestApi) {
  let writer: Writer | null = null;
  let road: () => Road = () => 'lancar';
  const asked: { path: string; token: string | null; key: string | null }[] = [];
  const never = new Promise<never>(() => {});
  const tabs = new Set<Tab>();

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { headers } = request;
    const now = road();
    asked.push({
      path: new URL(request.url).pathname.replace('/api', ''),
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      key: headers.get('Idempotency-Key'),
    });
    if (now === 'putus') throw new TypeError('Failed to fetch');
    if (now === 'ditutup') return closed();
    const response = await api.app.fetch(request, {});
    if (now === 'hilang-jawaban') throw new TypeError('Failed to fetch');
    return response;
  };
  const refused = (token: string) => {
    if (writer?.token === token) writer = null;
  };
  const link = createLink({
    origin: 'http://localhost',
    fetch,
    session: { token: () => writer?.token ?? null, refused },
  });

  const openTab = (): Tab => {
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    let die = () => {};
    let isDead = false;
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const whileAlive = async <Result>(act: Promise<Result>): Promise<Result> => {
      const result = await act;
      return isDead ? never : result;
    };
    const store = Object.fromEntries(
      Object.entries(outboxStore).map(([name, act]) => [
        name,
        // biome-ignore lint/suspicious/noExplicitAny: each act keeps its own type
        (...given: any[]) => (isDead ? never : whileAlive((act as any)(...given))),
      ]),
    ) as typeof outboxStore;
    const outbox = createOutbox({
      store,
      alone: (work) => sendAlone(() => Promise.race([work(), death])),
      writer: () => (isDead ? null : writer),
      send: ({ document, variables, key, revisi }, { token }): Promise<Outcome<unknown>> =>
        whileAlive(send(client, document, variables, { key, revisi, token })),
    });
    const tab: Tab = {
      outbox,
      death,
      kill: () => {
        isDead = true;
        die();
        outbox.close();
        tabs.delete(tab);
      },
    };
    tabs.add(tab);
    return tab;
  };

  return {
    openTab,
    asked,
    /** @param next asked anew for each request, where it is a function */
    take: (next: Road | (() => Road)) => {
      road = typeof next === 'function' ? next : () => next;
    },
    logIn: (next: Writer | null) => {
      writer = next;
    },
    /** Stores a write in a tab. @returns its key */
    async write(
      { outbox }: Tab,
      document: ReturnType<typeof postTo>,
      variables: WriteVariables,
      words: { entity: string; label?: string; revisi?: number },
    ): Promise<string> {
      const { entity, label = entity, revisi } = words;
      const item = newItem({ userId: writer?.userId ?? 0, entity, label, refresh: [], document, variables, revisi });
      await outbox.add([item]);
      return item.key;
    },
    items: (userId: number): Promise<OutboxItem[]> => outboxStore.of(userId),
    /** Closes the tabs and empties the device. */
    async wipe() {
      for (const tab of [...tabs]) tab.kill();
      for (const store of ['kotak', 'draf', 'jurnal'] as const) await (await deviceDatabase()).clear(store);
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
