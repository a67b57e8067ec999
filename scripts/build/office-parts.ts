import { readdirSync } from 'node:fs';

/** The office: nobody else loads any of it, and no device keeps it. */
export const officeIcons =
  /lucide-react\/dist\/esm\/icons\/(bell|bold|calendar-days|circle|footprints|gallery-horizontal|grip-vertical|heading-2|id-card|images|layout-grid|library|link-2|list-checks|list-ordered|mail|scroll-text|shield-exclamation-point|table-properties|users|users-round)\./;

/** Reminders load on demand. */
export const reminders = /src\/features\/kantor\/remind-petugas\/(?!index|ui\/RemindPetugas)/;

/** What its navigation and its first room are made of, and what several rooms tell of reports. */
export const office = (id: string) =>
  officeIcons.test(id) ||
  /src\/(app\/router\/(OfficeRooms|office-)|widgets\/office-shell\/|pages\/kantor\/beranda\/|features\/kantor\/remind-petugas\/(index|ui\/RemindPetugas)|entities\/kelengkapan\/)|contract\/(formulas\/kelengkapan|kantor-routes)\./.test(
    id,
  );

/** What only one room asks and writes, besides its own screens. */
const ofRoom: Readonly<Record<string, RegExp>> = {
  koreksi: /src\/features\/import-laporan\/ui\/office\/OfficeImport\./,
  slider: /src\/(features\/kantor\/manage-slider|entities\/slider)\/|contract\/resources\/slider\./,
  kegiatan:
    /src\/(features\/kantor\/manage-kegiatan\/|entities\/kegiatan-dinas\/api\/office-)|contract\/(tulisan\/bersih|resources\/kegiatan-dinas)\./,
};

/** Each room comes when it is entered. */
export const officeRooms = readdirSync('src/pages/kantor').map(
  (room) =>
    [`kantor-${room}`, (id: string) => id.includes(`/src/pages/kantor/${room}/`) || ofRoom[room]?.test(id)] as const,
);
