import { grouped } from '@/shared/lib/format';

/** '82,5%'; '-' where there is no ratio. */
export const persen = (value: number | null): string => (value === null ? '-' : `${grouped(value, 1)}%`);
