export const doctorNames = `
Amelia Okafor|Rohan Mehta|Bridget Callaghan|Wei Ling Zhao|Tomasz Wisniewski|Leila Farahani|Jarrah Edwards|Sofia Marinos|Daniel Achterberg|Thanh Pham
Grace Tuilagi|Marcus Delacroix|Anjali Iyer|Finn O’Dowd|Mei Takahashi|Yusuf Demir|Charlotte Ainsworth|Kofi Mensah|Elena Petrovic|Harpreet Gill
Isla Mackenzie|Ravindra Senanayake|Noa Ben-David|Lucas Ferreira|Aroha Ngata|Patrick Hennessy|Xin Yi Lau|Zara Qureshi|Oliver Blackwood|Chiara Bonetti
Samuel Adeyemi|Farah Mansour|Jack Thistlewood|Ngoc Anh Vu|Katarina Novak|Arjun Pillai|Lowanna Reid|Benedict Szabo|Maryam Yusufzai|Hamish Farquhar
Sun-Hee Kang|Diego Salazar|Tegan Whitlock|Ibrahim Sesay|Niamh Gallagher|Vikram Rathore|Eleni Stavrou|Kirra Dawson|Theo Lindqvist|Ayesha Siddiqui
Rory Pemberton|Linh Bui|Josephine Amato|Tariq Hassan|Willa Brennan|Sanjay Kulkarni|Marama Tipene|Oscar Vandenberg|Shirin Kazemi|Declan Moriarty
Yuki Nakamura|Beatriz Cardoso|Angus Strathearn|Fatima Zahra Idrissi|Hugo Lefebvre|Priyanka Bose|Merindah Clarke|Stefan Kowalczyk
`
  .trim()
  .split(/[|\n]/);

export const otherNames = `
Poppy Langford|Deepak Chandran|Marnie Sutcliffe|Hao Nguyen|Georgia Pappas|Lachie Freeman|Ines Carvalho|Tane Walker|Rachel Goldsmith|Min-Jun Park|Saoirse Kelly
Amit Bhandari|Jemima Hartigan|Carlos Mendoza|Nadia Rahimi|Ewan Dunbar|Phoebe Tran|Malia Fonoti|Gordon Ashby|Simran Kaur|Bianca Rossi|Jasper Nolan
Adaeze Nwosu|Felix Hoffmann|Lucinda Barlow|Khalid Osman|Tara Devlin|Mateo Ibarra|Freya Sorensen|Dinesh Perera|Stella Vassallo|Callan Wirth|Hana Suzuki
Odile Baptiste|Jarrod Kemp|Sunita Ramesh|Pavel Dvorak|Keira Sandford|Tomi Adebayo|Laila Nasser|Brody Whelan|Ingrid Solheim|Kai Matsuda
`
  .trim()
  .split(/[|\n]/);

const women = new Set(
  `
Adaeze|Amelia|Anjali|Aroha|Ayesha|Beatriz|Bianca|Bridget|Charlotte|Chiara|Elena|Eleni|Farah|Fatima|Freya|Georgia|Grace|Hana|Harpreet|Ines|Ingrid
Isla|Jemima|Josephine|Katarina|Keira|Kirra|Laila|Leila|Linh|Lowanna|Lucinda|Malia|Marama|Marnie|Maryam|Mei|Merindah|Nadia|Ngoc|Niamh|Noa|Odile
Phoebe|Poppy|Priyanka|Rachel|Saoirse|Shirin|Simran|Sofia|Stella|Sunita|Sun-Hee|Tara|Tegan|Wei|Willa|Xin|Yuki|Zara
`
    .trim()
    .split(/[|\n]/),
);

export const genderOf = (name: string): 'Female' | 'Male' => (women.has(name.split(' ')[0] ?? '') ? 'Female' : 'Male');

/** `Fatima Zahra Idrissi` → `fatima.zahra.idrissi`: the local part of an email address. */
export function mailName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z]+/g, '.');
}
