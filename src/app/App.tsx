import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { currentWriter } from '@/entities/session';
import { WriterContext } from '@/shared/api';
import { type Site, SiteContext } from '@/shared/config';

interface AppProps {
  client: ApolloClient;
  site: Site;
  /** The router of the place it runs in. */
  children: ReactNode;
}

export function App({ client, site, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <WriterContext value={currentWriter}>
        <SiteContext value={site}>{children}</SiteContext>
      </WriterContext>
    </ApolloProvider>
  );
}
