import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { currentWriter } from '@/entities/session';
import { type Site, SiteContext } from '@/shared/config';
import { type PictureInPage, PictureInPageContext } from '@/shared/ui/photo';
import { WriterContext } from '@/shared/write';

interface AppProps {
  client: ApolloClient;
  site: Site;
  /** Pictures that travel inside the page; none where no server renders. */
  picture?: PictureInPage;
  /** The router of the place it runs in. */
  children: ReactNode;
}

const none: PictureInPage = () => null;

export function App({ client, site, picture = none, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <WriterContext value={currentWriter}>
        <SiteContext value={site}>
          <PictureInPageContext value={picture}>{children}</PictureInPageContext>
        </SiteContext>
      </WriterContext>
    </ApolloProvider>
  );
}
