import { pickOne } from '../seed/random.ts';

type Gender = 'Female' | 'Male';

const split = (text: string): readonly string[] => text.split(' ');

/** Given names of women, given names of men, family names: each row is one community. */
const communities: readonly (readonly [
  women: readonly string[],
  men: readonly string[],
  families: readonly string[],
])[] = [
  [
    split(
      'Abigail Alice Bronte Caitlin Claire Daisy Edith Eleanor Emily Evie Frances Gemma Hannah Harriet Holly Imogen Jacinta Kate Lucy Matilda Nell Olivia Rosie Ruby Tess Victoria',
    ),
    split(
      'Adam Alec Angus Arthur Bradley Campbell Darren Edmund Euan Fraser George Glenn Harry Hugh Jack James Liam Lewis Nathan Owen Philip Reuben Simon Toby Will Xavier',
    ),
    split(
      'Abbott Aldridge Barker Bellamy Bradshaw Cartwright Chalmers Coburn Davenport Ellery Fairweather Gibbs Hargreaves Hollis Ingram Kirby Lockwood Marsden Newbury Oakley Pritchard Redfern Sinclair Thornton Underwood Whitaker',
    ),
  ],
  [
    split('Anh Bich Chau Dao Hoa Huong Lan Mai My Nga Phuong Quynh Thao Thuy Trang Tuyet'),
    split('An Bao Binh Cuong Dat Duc Hai Hung Khanh Long Minh Nam Phong Quang Son Tuan'),
    split('Bui Cao Dang Dinh Do Duong Ho Hoang Huynh Lam Ly Ngo Phan To Truong Vo'),
  ],
  [
    split('Ai Bo Fang Hui Jia Jing Lili Min Na Qing Rui Shan Ting Xia Yan Ying'),
    split('Bin Chao Feng Gang Hao Jian Jun Kai Lei Ming Peng Qiang Tao Wen Yong Zhi'),
    split('Bai Chan Cheng Deng Fu Gao He Jiang Lai Liang Liu Ma Pan Song Tang Wang Xu Zhu'),
  ],
  [
    split('Aarti Bhavna Deepika Esha Gauri Ila Jaya Kavya Lakshmi Meera Neha Pooja Radhika Shreya Tanvi Usha'),
    split('Aditya Anand Bharat Dev Gautam Harish Ishaan Kiran Manoj Nikhil Prakash Rahul Sameer Tarun Varun Yash'),
    split(
      'Agarwal Banerjee Chopra Das Gupta Joshi Kapoor Malhotra Menon Nair Pandey Reddy Saxena Sharma Trivedi Verma',
    ),
  ],
  [
    split(
      'Alessia Antonia Carla Daniela Elisa Francesca Giulia Ilaria Lucia Marina Paola Rosa Silvia Teresa Valentina',
    ),
    split('Alberto Bruno Carlo Dario Enzo Fabio Gino Luca Marco Nico Paolo Renato Sergio Tullio Vito'),
    split(
      'Bellini Caruso Conti DeLuca Esposito Ferrari Gallo Leone Mancini Moretti Pellegrini Ricci Romano Santoro Vitale',
    ),
  ],
  [
    split('Amira Dalal Ebtisam Faten Ghada Hala Iman Jamila Karima Lina Mona Nisrine Rana Salma Yasmin'),
    split('Adel Bassam Fadi Ghassan Hadi Imad Jamal Karim Majed Nabil Omar Rami Samir Walid Ziad'),
    split('Abboud Barakat Chehade Daher Elias Farah Ghanem Hamdan Issa Khoury Maalouf Nasr Rizk Saab Tannous'),
  ],
  [
    split(
      'Alexandra Calliope Despina Efthimia Fotini Irini Kalliope Litsa Magda Olga Paraskevi Roula Sotiria Vasiliki',
    ),
    split('Aris Christos Dimitri Evan Fotis Giannis Ilias Kostas Lefteris Manos Nikos Petros Spiros Vasilis'),
    split('Alexiou Bakas Christou Dimas Economou Fotiou Georgiou Kallis Lambros Manolis Nikolaou Papas Samaras Vlahos'),
  ],
  [
    split('Agnes Birgit Dorota Ewa Greta Helga Irena Jana Karin Lena Magdalena Nina Petra Renata Zofia'),
    split('Adrian Boris Damian Emil Franz Goran Henrik Ivan Jakub Klaus Lukas Milan Oskar Pawel Viktor'),
    split('Adler Bauer Cerny Dabrowski Fischer Horvat Jansen Kaminski Lang Maric Nowak Olsen Richter Svoboda Weber'),
  ],
  [
    split('Alani Ebony Hinemoa Jedda Kalina Leilani Mahina Mele Ngaire Sina Tallara Tiana Waimarie Yindi'),
    split('Bindi Dane Eru Isaia Jandamarra Keoni Manu Nikau Rangi Sione Tamati Tevita Wiremu Yarran'),
    split('Bell Cooper Fa’alogo Havili Johnson Kereama Latu Moana Paki Roberts Simon Taufa Williams Yunupingu'),
  ],
  [
    split('Abena Ama Chidinma Efua Folake Grace Ifeoma Kemi Lerato Nia Oluchi Ruth Tendai Wanjiru Zanele'),
    split('Abel Chike Emeka Femi Isaac Jabari Kwame Lekan Moses Nnamdi Obi Peter Sekou Thabo Zuberi'),
    split('Abara Boateng Chukwu Danso Eze Gyasi Kamara Kimani Moyo Ndlovu Okeke Owusu Sibanda Tembo Yeboah'),
  ],
  [
    split('Bo-ra Eun-ji Ha-eun Hyo-jin Ji-woo Mi-sook Na-ri Seo-yeon So-hee Yuna'),
    split('Dong-hyun Hyun-woo Jae-won Joon-ho Ki-tae Sang-min Seung-ho Tae-yang Woo-jin Young-su'),
    split('Ahn Baek Chung Hong Hwang Jeon Jung Lim Moon Noh Ryu Shin Yoon'),
  ],
  [
    split('Akari Chiyo Emi Fumiko Haruka Kaori Mariko Naomi Rie Sakura Tomoko'),
    split('Akira Daichi Hiroshi Isamu Kenta Makoto Naoki Ren Satoshi Takeshi Yuto'),
    split('Endo Fujita Hayashi Inoue Kimura Maeda Mori Ogawa Saito Tanaka Ueda Watanabe'),
  ],
];

/** Shares of the communities: the first is the largest. */
const weights = [0, 0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export interface DrawnName {
  name: string;
  gender: Gender;
}

/** A name that `isTaken` does not know. */
export function drawName(random: () => number, isTaken: (name: string) => boolean): DrawnName {
  for (;;) {
    const [women, men, families] = communities[pickOne(random, weights)] ?? [[], [], []];
    const gender = random() < 0.52 ? 'Female' : 'Male';
    const name = `${pickOne(random, gender === 'Female' ? women : men)} ${pickOne(random, families)}`;
    if (!isTaken(name)) return { name, gender };
  }
}
