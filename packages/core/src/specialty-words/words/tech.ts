import type { SpecialtyWords } from './words.ts';

export const tech: SpecialtyWords = {
  'Device support': 'computer, laptop, phone, tablet, iPad, printer, slow computer, IT support, Mac, PC',
  'Email and cloud': 'Gmail, Outlook, iCloud, backup, OneDrive, Google Drive, photos storage',
  'Home networks': 'wifi, internet, router, NBN, slow internet, modem',
  'Smart home': 'Alexa, Google Home, smart lights, cameras, doorbell, TV',
  'Cyber safety': 'password, hacked, scam, virus, security, privacy, kids online',
  'Data and spreadsheets': 'Excel, Google Sheets, database, charts, formulas',
  'Automation and AI tools': 'ChatGPT, AI, automate, chatbot, artificial intelligence, robots',
  Websites: 'website, WordPress, web page, Squarespace, domain, Wix, web design',
  'Online shops': 'Shopify, ecommerce, sell online, web shop, store, Etsy',
  'Apps and software': 'app, program, developer, coding, mobile app, programmer',
  'Search and analytics': 'SEO, Google ranking, Google Ads, website visitors, traffic',
  'Graphic design': 'poster, flyer, brochure, Canva, business cards, designer',
  'Branding and logos': 'logo, brand, business name, brand colours',
  Illustration: 'drawing, artist, picture book, cartoon, artwork',
  'Photo and video': 'photos, photographer, editing, film, YouTube, camera, movies',
  'Music and audio': 'podcast, recording, song, mixing, sound, microphone',
  Copywriting: 'writer, writing, website text, blog, newsletter, proofreading, words',
  'Social media': 'Instagram, Facebook, TikTok, LinkedIn, posts, followers',
  Presentations: 'PowerPoint, slides, Keynote, pitch deck',
  'User experience design': 'UX, UI, prototype, app design, Figma, usability',
};
