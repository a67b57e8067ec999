import { office, officeIcons, officeRooms, reminders } from './office-parts.ts';

/** What every page needs comes in one file: a phone asks for few things at once. */
const core = [
  /node_modules\/(@apollo\/client|apollo-link-rest|graphql|graphql-tag|rxjs|optimism|@wry\/[a-z-]+|tslib)\//,
  /node_modules\/lucide-react\/dist\/esm\/(create|Icon|shared|context|default|icons\/(chart-(column|line)|chevron-(left|right)|house|log-in|map(?!-)|menu|newspaper|sprout|store|tags|warehouse))\b/,
  /src\/shared\/(api(?!\/(use-page-in-address|use-paged|address-of|whole\/use-whole-list|use-freshness))|config|lib(?!\/(device|figures|motion|picture|uuid)))\//,
  /src\/entities\/session\/|src\/shared\/write\/send\/writer\.|src\/entities\/(kegiatan-dinas|periode|produk)\/api\/(?!own-|office-)|\/contract\/(routes|slug-komoditi)\.ts/,
  /src\/shared\/ui\/(photo\/|(Button|EmptyState|ErrorState|Logo|Lukisan|NativeSelect|PageMeta|SearchField|Skeletons)\.)/,
  /src\/shared\/ui\/(toaster\/[tT]oast(er)?\.|long-list\/lay-out-all)|src\/features\/install-app\/model\/offer/,
  /src\/widgets\/app-shell\/(model(?!\/(use-pull|rooms))|config|ui\/(AppShell|BottomBar|DeskNav|Screen))|src\/pages\/not-found\//,
  /src\/app\/(App|apollo|router(?!\/(OfficeRooms|office-))|session|pwa\/FreshData)|vite\/preload-helper|^\0rolldown/,
];

/** What only accounts and dashboards show: a visitor's first load carries none of it, style sheets included. */
const accounts =
  /src\/(pages\/(auth|profil|dashboard|kantor)|widgets\/office-shell|features\/(auth|import-[a-z]+|kantor|own-account|manage-[a-z-]+|pick-kecamatan-tugas|prepare-offline|send-outbox|take-file)|entities\/(kelengkapan|laporan|robot-check)|widgets\/(entry-desk|row-history)|shared\/(form|newer-row|picture-field|ui\/(data-table|file-choice|full-screen|ordered-list)))\/|\/(confirm-dialog|room-bar)\./;

/** What a search and the choice of one's own place look like once they are open. */
const foundSheets =
  /src\/(pages\/cari|features\/search-all)\/ui\/(cari|hasil-groups|option|search-panel)\.module\.css|\/pick-sheet\.module\.css/;

/** Curves with the scales and shapes that they are drawn by, and all that the pages with curves have in common. */
const curves =
  /node_modules\/(d3-(array|path|shape)|internmap)\/|src\/(shared\/ui\/curve|widgets\/(harga-komoditi|place-trend))\/|src\/entities\/harga-pangan\/api\/(banding|perbandingan|riwayat)-|src\/entities\/acuan\/api\/komoditi-names|contract\/(pilihan|formulas\/deret-harga)\.|src\/pages\/(harga-komoditi|laporan-kecamatan|stok)\/.*\.css$/;

/** Sheets that come with the code of what they dress; the server writes those of a page into it (docs/decisions/0010). */
const ownSheets =
  /src\/pages\/((bandingkan|data|detail-produk|etalase|home|kegiatan|laporan|penjual|peta|skpg)\/.*|lahan-panen\/ui\/lahan-panen\.module)\.css$|src\/(entities\/skpg|widgets\/papan-skpg)\/.*\.css$/;

const comesLater = (id: string) => [foundSheets, curves, ownSheets].some((pattern) => pattern.test(id));

/** The style sheets of the public screens travel in the page itself: a further request would cost a round trip. */
const isPublicSheet = (id: string) => !accounts.test(id) && !comesLater(id) && /\/src\/.*\.css$/.test(id);

/** What several public pages show. */
const shownOften = [
  /src\/(entities|features\/share-link)\//,
  /src\/features\/search-all\/(index|ui\/SearchAll|model\/recent)\./,
  /src\/shared\/ui\/(card\/(index|card)\.|disclosure\/Disclosure\.|carousel\/Carousel\.|long-list|sheet\/Sheet\.)/,
  /lucide-react\/dist\/esm\/icons\/(baby|chart-line|chevron-down|download|git-compare-arrows|history|map-pin|map-pinned|phone|plus|printer|search|share-2|sliders-horizontal|sprout|triangle-alert|x)\./,
  /@babel\/runtime\//,
];

/** What of it only few pages ask or show: it comes with them. */
const shownSeldom = [
  /src\/entities\/(acuan|kelengkapan|lahan-petani|laporan|robot-check|skpg)\/|src\/entities\/kegiatan-dinas\/ui\//,
  /src\/entities\/(ketersediaan-pangan|luas-tanam|timbang-balita)\/(model|ui)\/|src\/entities\/periode\/(model|ui)\//,
  /src\/entities\/.*\/((all|ask|own|bentuk|riwayat|(per)?banding(an)?)-|(kecamatan-)?at-position|komoditi-names)/,
];

/** What only the pages of products show. */
const ofProduk =
  /src\/(entities\/produk\/(model|ui)\/|shared\/ui\/Avatar\.)|contract\/formulas\/telepon\/whatsapp\.|lucide-react\/dist\/esm\/icons\/(flag|message-circle)\./;

/** What the lists of places and of what each of them reports have in common. */
const ofTempat =
  /src\/(widgets\/(kecamatan-directory|place-feed)|features\/pick-periode|entities\/(ketersediaan-pangan|luas-tanam|timbang-balita)\/api)\/(?!own-|riwayat-)|src\/shared\/ui\/DetailDialog\./;

const shared = (id: string) =>
  !/src\/entities\/(slider\/|kegiatan-dinas\/api\/office-)/.test(id) &&
  shownOften.some((pattern) => pattern.test(id)) &&
  !shownSeldom.some((pattern) => pattern.test(id));

/** What opens on home: suggestions below the box that searches everything, with the page of all results, and the choice of one's own place. */
const found =
  /src\/features\/search-all\/(?!index|ui\/SearchAll\.|model\/recent)|contract\/formulas\/kata|src\/(pages\/cari\/(?!index)|entities\/wilayah\/model\/(kecamatan-)?at-position|features\/pick-kecamatan-saya\/(model|ui\/PickSheet))|icons\/locate-fixed\.|node_modules\/d3-polygon\//;

/** What accounts are made of, and dashboards too. */
const accountScreens =
  /src\/(entities\/robot-check\/(?!ui\/(AltchaCheck|Recaptcha))|shared\/(form\/|ui\/file-choice\/)|pages\/(auth|profil)\/)/;

/** What lies over a screen, with what keeps the focus in it and takes it away. */
const layers =
  /node_modules\/(@zag-js\/(aria-hidden|dialog|dismissable|focus-trap|interact-outside|remove-scroll|toast)|@ark-ui\/react\/dist\/components\/(dialog|toast)|@chakra-ui\/react\/dist\/esm\/components\/(dialog|drawer|toast))\/|src\/(shared\/ui\/(sheet|side-drawer|toaster)\/|widgets\/app-shell\/ui\/MenuDrawer)/;

/** Who logs in needs no springs for these. */
const formIcons = /lucide-react\/dist\/esm\/icons\/(camera|eye|eye-off|monitor|pencil)\./;

/** Chakra's parts that are only in forms (docs/decisions/0009). */
const formParts =
  /node_modules\/(@zag-js\/(avatar|file-upload|file-utils|focus-visible|i18n-utils|switch)|@ark-ui\/react\/dist\/components\/(avatar|field|fieldset|file-upload|switch)|@chakra-ui\/react\/dist\/esm\/components\/(avatar|field|fieldset|file-upload|for|group|input|input-addon|input-element|input-group|native-select|span|switch|textarea))\//;

/** Those that only dashboards have. */
const deskParts =
  /node_modules\/(@zag-js\/(live-region|pagination|tabs)\/|@ark-ui\/react\/dist\/components\/(pagination|tabs)\/|@chakra-ui\/react\/dist\/esm\/components\/(pagination|tabs)\/)/;

/** Tables, their forms and dialogs; and what stands around a grid that may be typed into without it. */
const desks =
  /src\/(pages\/dashboard|features\/(take-file|manage-[a-z-]+)|entities\/(laporan|periode)\/ui|shared\/(picture-field|ui\/data-table)|widgets\/row-history\/(index|@x|api\/koreksi-saya|model\/use-|ui\/(KoreksiSaya|RiwayatBaris|Sampah|sampah|when-missing))\b|widgets\/entry-desk\/ui\/(?!grid\/(?!later\/|paste\/)|one-by-one\/))/;

/** What opens below a field or a button, with what reckons its place; it comes when the dashboard is idle. */
const opened =
  /src\/entities\/laporan\/ui\/SearchedField\.|node_modules\/(@floating-ui\/|@zag-js\/(collection|combobox|menu|popper|rect-utils)\/|@ark-ui\/react\/dist\/components\/(collection|combobox|menu)\/|@chakra-ui\/react\/dist\/esm\/components\/(combobox|menu)\/)/;

/** A grid that the address asks for, until it can be typed into: its page, its report, its writes, and all their styles. */
const grid =
  /src\/(entities\/(laporan\/(model|index)|periode\/model\/is-closed)|features\/(manage-(harga-pangan|ketersediaan-pangan|luas-tanam|timbang-balita)\/(api|config|model)|pick-kecamatan-tugas|import-laporan\/model\/(names|plan))\b|pages\/dashboard\/((harga-pangan|ketersediaan-pangan|timbang-balita)\/|luas-tanam\/(index|model\/opened-luas|ui\/LuasTanamDashboardPage)\.)|widgets\/entry-desk\/(ui\/(EntryDesk|IsiSekaligus|OpenedPeriode|tables)\.|ui\/grid\/GridSkeleton|model\/(messages|grid\/(use-isi|change|reading|states|paste-told|place-counts)|one-by-one\/use-is-phone)\.)|shared\/lib\/figures\/|contract\/formulas\/nama\/match-name\.|(features\/import-laporan|widgets\/entry-desk)\/.*\.css$)|lucide-react\/dist\/esm\/icons\/(undo-2|redo-2)\./;

/**
 * The files of the build besides the public pages' own. What comes later comes in few: on a poor line a request costs
 * more than bytes (docs/decisions/0010). A part takes along what it imports and no part above it has.
 */
const groups: readonly (readonly [part: string, belongs: RegExp | ((id: string) => boolean | undefined)])[] = [
  // A phone compiles a file in one go: half as much at a time.
  ['react', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//],
  ['inti', (id) => core.some((pattern) => pattern.test(id)) || isPublicSheet(id)],
  ['umum', (id) => shared(id) && !ofProduk.test(id) && !ofTempat.test(id)],
  ['pasar', ofProduk],
  ['tempat', ofTempat],
  // Names to choose from, and where a place lies: the map and the alert report need no search for them.
  [
    'bentuk',
    /src\/(entities\/(acuan\/api\/(komoditi\.|pangan)|wilayah\/(api\/bentuk-|model\/ask-position\.)))|contract\/formulas\/rings\./,
  ],
  ['cari', (id) => found.test(id) || foundSheets.test(id)],
  // What reports, balances and the map reckon: not all of them draw a curve.
  ['rumus', /contract\/formulas\/(batas|neraca|peta|skdn|tanam)\./],
  ['kurva', curves],
  // What the showcase and its sheet of filters have in common.
  ['saring', /src\/pages\/etalase\/(model\/filter\.|.*\.css$)/],
  [
    'pengguna',
    /src\/entities\/skpg\/api\/tanda|contract\/(rules|formulas\/nama\/typed-text)\.ts|src\/entities\/wilayah\/api\/(all-)?desa-|lucide-react\/dist\/esm\/icons\/(circle-check|clock|grid-3x3|lock|pencil-line|trash)\.|src\/(shared\/(write|lib\/(device|figures\/(big-changes|numeral|typed-|write-figure))|api|ui\/(toaster\/(layers|use-)|ConfirmDialog\.|confirm-dialog\.))|features\/(auth\/(api\/session|model\/(asking|use-logout)|ui\/LogoutQuestion)|send-outbox|prepare-offline\/(index|model\/readiness|ui\/(KeepReady|OfflineReadiness|offline-)))|widgets\/app-shell\/(model\/rooms|ui\/(DashboardBar|DeskUserNav|RoomBar|UserParts|room-)))/,
  ],
  // Officers alone keep their figures on the device.
  ['siap', /src\/features\/prepare-offline\//],
  // With the springs, the finger and all icons of no public page, which the next parts need too.
  ['isian', grid],
  [
    'tenang',
    (id) =>
      !officeIcons.test(id) &&
      !formIcons.test(id) &&
      /node_modules\/(framer-motion|motion-dom|motion-utils|@use-gesture|lucide-react\/dist\/esm\/icons)\/|src\/(app\/pwa\/(OnDevice|keep-|way-to)|features\/install-app|shared\/lib\/motion|widgets\/app-shell\/(ui\/Pull|model\/use-pull))/.test(
        id,
      ),
  ],
  // With what is said in its place: forms and the office's first screen begin with it, and have no layer open yet.
  [
    'chakra',
    (id) =>
      /node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js)\/|src\/shared\/ui\/(chakra\/|Notice\.)/.test(id) &&
      !layers.test(id) &&
      !formParts.test(id) &&
      !deskParts.test(id) &&
      !opened.test(id),
  ],
  ['lapis', layers],
  // The slides that the server rendered begin to turn when the phone is idle.
  ['geser', /node_modules\/swiper\/|src\/shared\/ui\/carousel/],
  ['akun', (id) => accountScreens.test(id) || formParts.test(id)],
  ['pilihan', opened],
  ['dasbor', (id) => desks.test(id) || deskParts.test(id)],
  // The office shows an activity's text as its public pages do.
  [
    'kegiatan',
    /src\/(pages\/kegiatan\/(?!index|.*\.css)|entities\/kegiatan-dinas\/ui\/)|contract\/tulisan\/(blok|petikan)\./,
  ],
  // What the office and everybody read of a month's alert report; dashboards ask for it when something has turned.
  [
    'skpg-papan',
    /src\/(entities\/skpg\/(?!api\/tanda)|widgets\/papan-skpg|pages\/skpg\/(?!index))|contract\/formulas\/skpg\//,
  ],
  // Loads when the server announces another look of the office, and in the room that edits it.
  ['tampilan', /src\/features\/update-app\/model\/show-situs|contract\/formulas\/situs\/warna/],
  // A row's history and the trash are asked of the server: no device keeps what shows them.
  ['riwayat', /src\/widgets\/row-history\//],
  // What is brought in from a file, here as in the office, whose rooms are no part of any device's store.
  [
    'lembar',
    /src\/(shared\/spreadsheet|features\/import-laporan\/model\/columns)|node_modules\/@tanstack\/(react-)?virtual/,
  ],
  ['impor', /src\/features\/import-laporan\/(?!(model|ui)\/office\/|api\/impor-laporan\.)/],
  ['ReportForm', /src\/features\/report-produk\/ui\/ReportForm\.|contract\/resources\/aduan-produk\./],
  ['kantor-ingatkan', reminders],
  ['kantor', office],
  // What rooms write with, besides what accounts do.
  [
    'kantor-isian',
    /src\/shared\/(newer-row|ui\/ordered-list)\/|contract\/(formulas\/periode\/tumpang|resources\/koreksi)\./,
  ],
  ...officeRooms,
  // The import of several periods, without the button that opens it.
  ['kantor-impor', /src\/features\/import-laporan\/((model|ui)\/office\/(?!OfficeImport\.)|api\/impor-laporan\.)/],
];

export const parts = groups.map(([name, test], at) => ({ name, test, priority: groups.length - at }));
