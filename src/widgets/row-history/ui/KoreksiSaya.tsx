import { asUser, useNeed } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { koreksiSaya } from '../api/koreksi-saya';
import type { KoreksiDinasProps } from './KoreksiDinas';

const KoreksiDinas = lazyPart<KoreksiDinasProps>(async () => (await import('./KoreksiDinas')).KoreksiDinas);

/** Unread corrections of an officer's rows; nothing once he has read all. */
export function KoreksiSaya({ laporan }: Pick<KoreksiDinasProps, 'laporan'>) {
  const { data } = useNeed(koreksiSaya, 'cache-and-network', asUser);
  const page = data?.page;
  return page && page.data.length > 0 && <KoreksiDinas rows={page.data} total={page.total} laporan={laporan} />;
}
