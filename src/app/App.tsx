import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
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
      <SiteContext value={site}>{children}</SiteContext>
    </ApolloProvider>
  );
}
