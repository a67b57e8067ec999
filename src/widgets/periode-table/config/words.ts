/** What a period's page is called as long as nobody knows its name. */
export const MEMUAT_PERIODE = 'Memuat periode …';
