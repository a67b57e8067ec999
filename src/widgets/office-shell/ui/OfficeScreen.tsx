import type { ReactNode } from 'react';
import { Notice } from '@/shared/ui/Notice';
import { Screen } from '@/widgets/app-shell/@x/office-shell';
import { useIsOffline } from '../model/use-is-offline';
import { OfficeNav } from './OfficeNav';
import css from './office-shell.module.css';
import { RoomsDrawer } from './RoomsDrawer';

interface OfficeScreenProps {
  title: string;
  children: ReactNode;
}

/** A screen of the office: its rooms at the side of a desk, behind a button on a phone. It works with the network alone. */
export function OfficeScreen({ title, children }: OfficeScreenProps) {
  const isOffline = useIsOffline();
  return (
    <>
      <OfficeNav />
      <Screen title={title} description="Ruang kerja kantor." start={<RoomsDrawer />}>
        {isOffline && (
          <Notice className={css['luring']}>
            Tidak ada sambungan internet. Kantor bekerja dengan sambungan: yang disimpan sekarang belum sampai ke
            server.
          </Notice>
        )}
        {children}
      </Screen>
    </>
  );
}
