import { lazyPart } from '@/shared/lib/lazy-part';
import type { RiwayatSheetProps } from './RiwayatSheet';
import { whenMissing } from './when-missing';

const RiwayatSheet = lazyPart<RiwayatSheetProps>(async () => (await import('./RiwayatSheet')).RiwayatSheet);

/** Its code comes when somebody looks: rows are entered without it. */
export const RiwayatBaris = (props: RiwayatSheetProps) => (
  <RiwayatSheet {...props} onMissing={whenMissing(props.onClose)} />
);
