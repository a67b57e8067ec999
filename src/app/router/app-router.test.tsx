import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { AppRouter } from './AppRouter';

const HARGA = gql`
  query Harga($periode: String) {
    harga(periode: $periode)
  }
`;

/** Render time of a row on a slow phone; React yields after 5 ms. */
const ROW_MS = 8;

function Row({ text }: { text: string }) {
  for (const begun = performance.now(); performance.now() - begun < ROW_MS; );
  return <li>{text}</li>;
}

function Screen() {
  const { search } = useLocation();
  const { data } = useQuery<{ harga: string }>(HARGA, {
    variables: { periode: search },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <Link to="?periode=2">Minggu berikutnya</Link>
      <ul>
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <Row key={row} text={`${row} ${data?.harga ?? 'Memuat'}`} />
        ))}
      </ul>
    </>
  );
}

test('a choice is requested once while a slow phone renders it, and the old choice is not requested again', async () => {
  const requestedPeriods: string[] = [];
  const link = new ApolloLink(({ variables: { periode } }) => {
    requestedPeriods.push(periode);
    return new Observable((observer) => {
      const answer = setTimeout(() => {
        observer.next({ data: { harga: `Rp 1.000 ${periode}` } });
        observer.complete();
      }, 20);
      return () => clearTimeout(answer);
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const router = createMemoryRouter([{ path: '*', Component: Screen, loader: () => null }], {
    initialEntries: ['/harga-pangan?periode=1'],
    hydrationData: { loaderData: { '0': null } },
  });
  render(
    <ApolloProvider client={client}>
      <AppRouter router={router} />
    </ApolloProvider>,
  );
  await screen.findByText('0 Rp 1.000 ?periode=1');

  await userEvent.click(screen.getByRole('link', { name: 'Minggu berikutnya' }));
  expect(await screen.findByText('7 Rp 1.000 ?periode=2')).toBeTruthy();
  expect(requestedPeriods).toEqual(['?periode=1', '?periode=2']);
});
