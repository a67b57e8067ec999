import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { afterAll } from 'vitest';
import { WriterContext } from '@/shared/write';
import { outboxOf } from '@/shared/write/outbox/outbox';

const clients: ApolloClient[] = [];

// Files of tests share a device: what is left running here would try the rows of the next one.
afterAll(() => {
  for (const client of clients.splice(0)) outboxOf(client, () => null).close();
});

/** What is around a hook of the outbox: a client that asks nobody, and somebody who writes. */
export function asWriter(writer: () => { userId: number; token: string } | null) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <WriterContext value={writer}>{children}</WriterContext>
    </ApolloProvider>
  );
  return { client, wrapper };
}
