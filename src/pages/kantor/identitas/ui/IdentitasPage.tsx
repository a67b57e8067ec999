import { useQuery } from '@apollo/client/react';
import { asUser, quietly } from '@/shared/api';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { IDENTITAS } from '../api/identitas';
import { Identitas } from './Identitas';
import css from './identitas.module.css';

/** What the office says of itself in its letterhead and below its reports. */
export function IdentitasPage() {
  const { data, error, refetch } = useQuery(IDENTITAS, { context: asUser, fetchPolicy: 'no-cache' });
  return (
    <OfficeScreen title="Identitas kantor">
      {error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      {!data && !error && (
        <ul className={css['memuat']}>
          <Skeletons count={6} className={css['bayangan'] ?? ''} />
        </ul>
      )}
      {data && <Identitas first={data.identitas} />}
    </OfficeScreen>
  );
}
