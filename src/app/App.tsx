import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo, useState } from 'react';
import { currentWriter } from '@/entities/session';
import { ChangeSitusContext, type Site, SiteContext } from '@/shared/config';
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
  const [situs, setSitus] = useState(site.situs);
  const shownSite = useMemo(() => withSitus(site, situs), [site, situs]);
  return (
    <ApolloProvider client={client}>
      <WriterContext value={currentWriter}>
        <ChangeSitusContext value={setSitus}>
          <SiteContext value={shownSite}>
            <PictureInPageContext value={picture}>{children}</PictureInPageContext>
          </SiteContext>
        </ChangeSitusContext>
      </WriterContext>
    </ApolloProvider>
  );
}

const withSitus = ({ situs: _, ...site }: Site, situs: Site['situs']): Site => (situs ? { ...site, situs } : site);
