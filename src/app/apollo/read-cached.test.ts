import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { KECAMATAN_LIST } from '@/entities/wilayah';
import { listNeed, type Needs } from '@/shared/api';
import { readCached } from './read-cached';

const page = { __typename: 'Page', from: 1, to: 1, total: 1, last_page: 1, next_page_url: null };
const whole = listNeed(KECAMATAN_LIST, { limit: 200 });

/** A client that knows the sub-districts from the page it came with, and what it asks the server for. */
function rendered() {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    return new Observable(() => {});
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const data = [{ __typename: 'Kecamatan', id: 3, nama_kecamatan: 'Melak' }];
  client.writeQuery({ ...whole, data: { page: { ...page, data } } as never });
  return { client, asked };
}

const melak = { params: { kecamatan: 'melak' }, query: new URLSearchParams(), wilayah: 'Kutai Barat' };

test('the page’s questions are answered from the page itself, and a finger is answered between two of them', async () => {
  const { client, asked } = rendered();
  const order: unknown[] = [];
  const finger = new MessageChannel();
  finger.port1.onmessage = () => order.push('finger');
  const needs: Needs = async (read, { params, wilayah }) => {
    const first = await read(whole);
    order.push(first?.page?.data[0]?.nama_kecamatan, params['kecamatan'], wilayah);
    finger.port2.postMessage(null);
    await read(whole);
    order.push('again');
    return 200;
  };
  await needs(readCached(client), melak);
  finger.port1.close();
  expect(order).toEqual(['Melak', 'melak', 'Kutai Barat', 'finger', 'again']);
  expect(asked).toEqual([]);
});

test('what the page came without is not waited for: nothing is fetched', async () => {
  const { client, asked } = rendered();
  const answers: unknown[] = [];
  const needs: Needs = async (read) => {
    answers.push(await read(listNeed(KECAMATAN_LIST, { limit: 1 })));
    return 200;
  };
  await needs(readCached(client), melak);
  expect(answers).toEqual([undefined]);
  expect(asked).toEqual([]);
});

test('a long list is read some rows at a time, each row once', async () => {
  const read: string[] = [];
  const seen: number[] = [];
  const finger = new MessageChannel();
  finger.port1.onmessage = () => seen.push(read.length);
  const cache = new InMemoryCache({
    typePolicies: {
      Kecamatan: {
        fields: {
          nama_kecamatan: {
            read: (nama: string) => {
              if (read.push(nama) % 4 === 1) finger.port2.postMessage(null);
              return nama;
            },
          },
        },
      },
    },
  });
  const client = new ApolloClient({ link: ApolloLink.empty(), cache });
  const names = Array.from({ length: 25 }, (_, index) => `Kecamatan ${index}`);
  const data = names.map((nama_kecamatan, id) => ({ __typename: 'Kecamatan', id, nama_kecamatan }));
  client.writeQuery({ ...whole, data: { page: { ...page, data } } as never });
  read.length = 0;

  let rows: unknown;
  const needs: Needs = async (read) => {
    rows = (await read(whole))?.page?.data.length;
    return 200;
  };
  await needs(readCached(client), melak);
  finger.port1.close();
  expect(rows).toBe(25);
  expect(read).toEqual(names);
  expect(seen).toEqual([4, 8, 12, 16, 20, 24, 25]);
});
