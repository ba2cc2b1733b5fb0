import type { SpecialtyWords } from './words.ts';

export const beauty: SpecialtyWords = {
  'Skin care': 'face, facial, moisturiser, cleanser, skin routine, sunscreen',
  'Make-up': 'makeup, foundation, lipstick, eyeshadow, cosmetics, face',
  'Hair care and colour': 'hair, hairdresser, dye, highlights, blonde, shampoo, haircut',
  'Curly and textured hair': 'curls, curly hair, afro, coils, waves, braids',
  'Brows and lashes': 'eyebrows, eyelashes, brow shaping, tint',
  Nails: 'manicure, pedicure, nail polish, gel nails, shellac',
  'Men’s grooming': 'beard, shaving, men’s hair, barber, moustache',
  'Wedding hair and make-up': 'bride, bridal, bridesmaid, wedding, makeup',
  'Personal styling': 'clothes, outfits, stylist, fashion, what to wear, style',
  'Wardrobe review': 'closet, clothes, clear-out, declutter, wardrobe',
  'Capsule wardrobe': 'basics, minimal wardrobe, clothes, travel wardrobe',
  'Colour consultation': 'colours, colour analysis, seasonal colours, my colours',
  'Occasion styling': 'party, formal, races, wedding guest, event outfit, dress',
  'Work wardrobe': 'office clothes, business clothes, suit, interview outfit',
  'Modest fashion': 'hijab, headscarf, modest clothes, abaya',
  'Online shopping help': 'buy clothes, size, fit, personal shopper, shopping',
};
