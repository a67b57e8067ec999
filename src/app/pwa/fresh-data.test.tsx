import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLink, keptSince, noteAnswer } from '@/shared/api';
import { DEVICE_ANSWER_HEADER } from '@/shared/lib/answers';
import { FreshData } from './FreshData';

const HARGA = gql`
  query Harga {
    harga @rest(type: "Harga", path: "/harga") {
      rupiah
    }
  }
`;

const LAIN = gql`
  query Lain {
    lain @rest(type: "Lain", path: "/lain") {
      rupiah
    }
  }
`;

afterEach(() => {
  for (const path of ['harga', 'lain']) noteAnswer(`http://localhost/api/${path}`, null);
});

/** A network whose answers come when the test gives them, in the order of the questions. */
function slowNetwork() {
  const waiting: ((answer: Response) => void)[] = [];
  const asked: string[] = [];
  const answer = (rupiah: number, headers = {}) => {
    const envelope = { meta: { status: 'success', message: 'ok', code: 200 }, data: { rupiah } };
    waiting.shift()?.(Response.json(envelope, { headers }));
  };
  return {
    asked,
    fetch: (input: RequestInfo | URL) => {
      asked.push(new URL(String(input)).pathname);
      return new Promise<Response>((resolve) => waiting.push(resolve));
    },
    count: () => waiting.length,
    fromDevice: (rupiah: number) => answer(rupiah, { [DEVICE_ANSWER_HEADER]: '2026-11-20T00:00:00Z' }),
    fromServer: (rupiah: number) => answer(rupiah),
  };
}

const session = { token: () => null, refused: () => {} };

function Harga() {
  const { data } = useQuery<{ harga: { rupiah: number } }>(HARGA, { fetchPolicy: 'cache-and-network' });
  return <p>{data?.harga.rupiah}</p>;
}

function open(network: ReturnType<typeof slowNetwork>) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createLink({ origin: 'http://localhost', fetch: network.fetch, session }),
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <Harga />
        <FreshData />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return client;
}

test('a query that was in flight when the signal came, and that the device answered, runs again', async () => {
  const network = slowNetwork();
  open(network);
  await expect.poll(network.count).toBe(1);
  network.fromDevice(40_000);
  await screen.findByText('40000');

  await act(async () => void window.dispatchEvent(new Event('online')));
  await expect.poll(network.count).toBe(1);
  // The first refresh is still in flight when the signal comes.
  await act(async () => void window.dispatchEvent(new Event('online')));
  network.fromDevice(40_000);

  await expect.poll(network.count).toBe(1);
  network.fromServer(41_500);
  await screen.findByText('41500');
  expect(keptSince()).toBeNull();
});

/** @returns tells the page that late answers have come */
function stubWorker(): () => void {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => worker.dispatchEvent(new MessageEvent('message', { data: { type: 'DATA_BARU' } }));
}

test('late answers are fetched by themselves while the device’s are still being read', async () => {
  const tellLate = stubWorker();
  const network = slowNetwork();
  open(network);
  await expect.poll(network.count).toBe(1);
  tellLate();
  await expect.poll(network.count).toBe(2);
  network.fromDevice(40_000);
  network.fromServer(41_500);
  await screen.findByText('41500');
  expect(keptSince()).toBeNull();
});

test('late answers to what was fetched ahead refresh no fresh screen, and leave the next news its turn', async () => {
  const tellLate = stubWorker();
  const network = slowNetwork();
  const client = open(network);
  await expect.poll(network.count).toBe(1);
  network.fromServer(40_000);
  await screen.findByText('40000');

  tellLate();
  // The next request is this one.
  const other = client.query({ query: LAIN });
  await expect.poll(network.count).toBeGreaterThan(0);
  expect(network.asked).toEqual(['/api/harga', '/api/lain']);
  network.fromDevice(1);
  await other;

  tellLate();
  await expect.poll(network.count).toBe(1);
  network.fromServer(41_500);
  await screen.findByText('41500');
});
