/**
 * Indonesia's provinces with their regencies and cities, as idn-area-data 3.1.2 (MIT, Fityan) has them from the Ministry of
 * Home Affairs' list. Without names that are words of everyday language: Batang, Batu, Batu Bara, Buru, Metro, Pati, Puncak.
 */
const PROVINCES = `
Aceh: Aceh Selatan, Aceh Tenggara, Aceh Timur, Aceh Tengah, Aceh Barat, Aceh Besar, Pidie, Aceh Utara, Simeulue, Aceh
  Singkil, Bireuen, Aceh Barat Daya, Gayo Lues, Aceh Jaya, Nagan Raya, Aceh Tamiang, Bener Meriah, Pidie Jaya, Banda
  Aceh, Sabang, Lhokseumawe, Langsa, Subulussalam
Sumatera Utara: Tapanuli Tengah, Tapanuli Utara, Tapanuli Selatan, Nias, Langkat, Karo, Deli Serdang, Simalungun,
  Asahan, Labuhanbatu, Dairi, Toba, Mandailing Natal, Nias Selatan, Pakpak Bharat, Humbang Hasundutan, Samosir,
  Serdang Bedagai, Padang Lawas Utara, Padang Lawas, Labuhanbatu Selatan, Labuhanbatu Utara, Nias Utara, Nias Barat,
  Medan, Pematangsiantar, Sibolga, Tanjung Balai, Binjai, Tebing Tinggi, Padang Sidempuan, Gunungsitoli
Sumatera Barat: Pesisir Selatan, Solok, Sijunjung, Tanah Datar, Padang Pariaman, Agam, Lima Puluh Kota, Pasaman,
  Kepulauan Mentawai, Dharmasraya, Solok Selatan, Pasaman Barat, Padang, Sawahlunto, Padang Panjang, Bukittinggi,
  Payakumbuh, Pariaman
Riau: Kampar, Indragiri Hulu, Bengkalis, Indragiri Hilir, Pelalawan, Rokan Hulu, Rokan Hilir, Siak, Kuantan Singingi,
  Kepulauan Meranti, Pekanbaru, Dumai
Jambi: Kerinci, Merangin, Sarolangun, Batanghari, Muaro Jambi, Tanjung Jabung Barat, Tanjung Jabung Timur, Bungo,
  Tebo, Jambi, Sungai Penuh
Sumatera Selatan: Ogan Komering Ulu, Ogan Komering Ilir, Muara Enim, Lahat, Musi Rawas, Musi Banyuasin, Banyuasin,
  Ogan Komering Ulu Timur, Ogan Komering Ulu Selatan, Ogan Ilir, Empat Lawang, Penukal Abab Lematang Ilir, Musi Rawas
  Utara, Palembang, Pagar Alam, Lubuk Linggau, Prabumulih
Bengkulu: Bengkulu Selatan, Rejang Lebong, Bengkulu Utara, Kaur, Seluma, Muko Muko, Lebong, Kepahiang, Bengkulu
  Tengah, Bengkulu
Lampung: Lampung Selatan, Lampung Tengah, Lampung Utara, Lampung Barat, Tulang Bawang, Tanggamus, Lampung Timur, Way
  Kanan, Pesawaran, Pringsewu, Mesuji, Tulang Bawang Barat, Pesisir Barat, Bandar Lampung
Kepulauan Bangka Belitung: Bangka, Belitung, Bangka Selatan, Bangka Tengah, Bangka Barat, Belitung Timur, Pangkal
  Pinang
Kepulauan Riau: Bintan, Karimun, Natuna, Lingga, Kepulauan Anambas, Batam, Tanjung Pinang
DKI Jakarta: Kepulauan Seribu, Jakarta Pusat, Jakarta Utara, Jakarta Barat, Jakarta Selatan, Jakarta Timur
Jawa Barat: Bogor, Sukabumi, Cianjur, Bandung, Garut, Tasikmalaya, Ciamis, Kuningan, Cirebon, Majalengka, Sumedang,
  Indramayu, Subang, Purwakarta, Karawang, Bekasi, Bandung Barat, Pangandaran, Depok, Cimahi, Banjar
Jawa Tengah: Cilacap, Banyumas, Purbalingga, Banjarnegara, Kebumen, Purworejo, Wonosobo, Magelang, Boyolali, Klaten,
  Sukoharjo, Wonogiri, Karanganyar, Sragen, Grobogan, Blora, Rembang, Kudus, Jepara, Demak, Semarang, Temanggung,
  Kendal, Pekalongan, Pemalang, Tegal, Brebes, Surakarta, Salatiga
Daerah Istimewa Yogyakarta: Kulon Progo, Bantul, Gunungkidul, Sleman, Yogyakarta
Jawa Timur: Pacitan, Ponorogo, Trenggalek, Tulungagung, Blitar, Kediri, Malang, Lumajang, Jember, Banyuwangi,
  Bondowoso, Situbondo, Probolinggo, Pasuruan, Sidoarjo, Mojokerto, Jombang, Nganjuk, Madiun, Magetan, Ngawi,
  Bojonegoro, Tuban, Lamongan, Gresik, Bangkalan, Sampang, Pamekasan, Sumenep, Surabaya
Banten: Pandeglang, Lebak, Tangerang, Serang, Cilegon, Tangerang Selatan
Bali: Jembrana, Tabanan, Badung, Gianyar, Klungkung, Bangli, Karangasem, Buleleng, Denpasar
Nusa Tenggara Barat: Lombok Barat, Lombok Tengah, Lombok Timur, Sumbawa, Dompu, Bima, Sumbawa Barat, Lombok Utara,
  Mataram
Nusa Tenggara Timur: Kupang, Timor Tengah Selatan, Timor Tengah Utara, Belu, Alor, Flores Timur, Sikka, Ende, Ngada,
  Manggarai, Sumba Timur, Sumba Barat, Lembata, Rote Ndao, Manggarai Barat, Nagekeo, Sumba Tengah, Sumba Barat Daya,
  Manggarai Timur, Sabu Raijua, Malaka
Kalimantan Barat: Sambas, Mempawah, Sanggau, Ketapang, Sintang, Kapuas Hulu, Bengkayang, Landak, Sekadau, Melawi,
  Kayong Utara, Kubu Raya, Pontianak, Singkawang
Kalimantan Tengah: Kotawaringin Barat, Kotawaringin Timur, Kapuas, Barito Selatan, Barito Utara, Katingan, Seruyan,
  Sukamara, Lamandau, Gunung Mas, Pulang Pisau, Murung Raya, Barito Timur, Palangkaraya
Kalimantan Selatan: Tanah Laut, Kotabaru, Banjar, Barito Kuala, Tapin, Hulu Sungai Selatan, Hulu Sungai Tengah, Hulu
  Sungai Utara, Tabalong, Tanah Bumbu, Balangan, Banjarmasin, Banjarbaru
Kalimantan Timur: Paser, Kutai Kartanegara, Berau, Kutai Barat, Kutai Timur, Penajam Paser Utara, Mahakam Ulu,
  Balikpapan, Samarinda, Bontang
Kalimantan Utara: Bulungan, Malinau, Nunukan, Tana Tidung, Tarakan
Sulawesi Utara: Bolaang Mongondow, Minahasa, Kepulauan Sangihe, Kepulauan Talaud, Minahasa Selatan, Minahasa Utara,
  Minahasa Tenggara, Bolaang Mongondow Utara, Kepulauan Siau Tagulandang Biaro, Bolaang Mongondow Timur, Bolaang
  Mongondow Selatan, Manado, Bitung, Tomohon, Kotamobagu
Sulawesi Tengah: Banggai, Poso, Donggala, Toli Toli, Buol, Morowali, Banggai Kepulauan, Parigi Moutong, Tojo Una Una,
  Sigi, Banggai Laut, Morowali Utara, Palu
Sulawesi Selatan: Kepulauan Selayar, Bulukumba, Bantaeng, Jeneponto, Takalar, Gowa, Sinjai, Bone, Maros, Pangkajene
  dan Kepulauan, Barru, Soppeng, Wajo, Sidenreng Rappang, Pinrang, Enrekang, Luwu, Tana Toraja, Luwu Utara, Luwu
  Timur, Toraja Utara, Makassar, Parepare, Palopo
Sulawesi Tenggara: Kolaka, Konawe, Muna, Buton, Konawe Selatan, Bombana, Wakatobi, Kolaka Utara, Konawe Utara, Buton
  Utara, Kolaka Timur, Konawe Kepulauan, Muna Barat, Buton Tengah, Buton Selatan, Kendari, Bau Bau
Gorontalo: Gorontalo, Boalemo, Bone Bolango, Pohuwato, Gorontalo Utara
Sulawesi Barat: Pasangkayu, Mamuju, Mamasa, Polewali Mandar, Majene, Mamuju Tengah
Maluku: Maluku Tengah, Maluku Tenggara, Kepulauan Tanimbar, Seram Bagian Timur, Seram Bagian Barat, Kepulauan Aru,
  Maluku Barat Daya, Buru Selatan, Ambon, Tual
Maluku Utara: Halmahera Barat, Halmahera Tengah, Halmahera Utara, Halmahera Selatan, Kepulauan Sula, Halmahera Timur,
  Pulau Morotai, Pulau Taliabu, Ternate, Tidore Kepulauan
Papua: Jayapura, Kepulauan Yapen, Biak Numfor, Sarmi, Keerom, Waropen, Supiori, Mamberamo Raya
Papua Barat: Manokwari, Fak Fak, Teluk Bintuni, Teluk Wondama, Kaimana, Manokwari Selatan, Pegunungan Arfak
Papua Selatan: Merauke, Boven Digoel, Mappi, Asmat
Papua Tengah: Nabire, Puncak Jaya, Paniai, Mimika, Dogiyai, Intan Jaya, Deiyai
Papua Pegunungan: Jayawijaya, Pegunungan Bintang, Yahukimo, Tolikara, Mamberamo Tengah, Yalimo, Lanny Jaya, Nduga
Papua Barat Daya: Sorong, Sorong Selatan, Raja Ampat, Tambrauw, Maybrat
`;

/** Names by which neighbours call a regency of East Kalimantan, or its capital. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  kukar: 'Kutai Kartanegara',
  tenggarong: 'Kutai Kartanegara',
  kutim: 'Kutai Timur',
  sangatta: 'Kutai Timur',
  mahulu: 'Mahakam Ulu',
  ppu: 'Penajam Paser Utara',
  penajam: 'Penajam Paser Utara',
  'tanjung redeb': 'Berau',
  'tanah grogot': 'Paser',
};

interface Names {
  /** Provinces by their names, and by the names of their regencies, in small letters. */
  provinces: ReadonlyMap<string, string>;
  /** Regencies by their names in small letters. */
  regencies: ReadonlyMap<string, string>;
  pattern: RegExp;
}

let names: Names | undefined;

/** Made with the first title: most pages read none. */
function namesOnce(): Names {
  if (names) return names;
  const provinces = new Map<string, string>();
  const regencies = new Map(Object.entries(OTHER_NAMES));
  for (const line of PROVINCES.trim().replaceAll('\n  ', ' ').split('\n')) {
    const [province = '', list = ''] = line.split(': ');
    for (const regency of list.split(', ')) {
      regencies.set(regency.toLowerCase(), regency);
      provinces.set(regency.toLowerCase(), province);
    }
    provinces.set(province.toLowerCase(), province);
  }
  // The longest name first: 'Aceh Barat Daya' is not 'Aceh Barat'.
  const all = [...regencies.keys()].sort((one, other) => other.length - one.length);
  names = { provinces, regencies, pattern: new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'giu') };
  return names;
}

/** The first regency that a line names without saying that it is one: 'HARGA PANGAN SAMARINDA'. */
export function regencyWithin(line: string): string | undefined {
  const { pattern, regencies } = namesOnce();
  const name = (line.match(pattern) ?? []).find((text) => /^\p{Lu}/u.test(text));
  return name && regencies.get(name.toLowerCase());
}

const PROVINCE = /\bprov(?:insi|\b\.?)[\s:.|=-]*([\p{L} ]+)/iu;

/** The province that a line names, where it is not the one of the own regency. */
export function otherProvince(line: string, kabupaten: string): string | undefined {
  const { provinces } = namesOnce();
  const own = provinces.get(kabupaten.toLowerCase());
  const words = (PROVINCE.exec(line)?.[1] ?? '').trim().toLowerCase().split(' ');
  for (let count = words.length; own !== undefined && count > 0; count -= 1) {
    const province = provinces.get(words.slice(0, count).join(' '));
    if (province !== undefined) return province === own ? undefined : province;
  }
  return undefined;
}
