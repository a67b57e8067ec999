import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { WriterContext } from '@/shared/write';

/** What is around a hook of the outbox: a client that asks nobody, and somebody who writes. */
export function asWriter(writer: () => { userId: number; token: string } | null) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <WriterContext value={writer}>{children}</WriterContext>
    </ApolloProvider>
  );
  return { client, wrapper };
}
