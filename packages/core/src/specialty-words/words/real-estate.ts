import type { SpecialtyWords } from './words.ts';

export const realEstate: SpecialtyWords = {
  'Buying advice': 'buy a house, buy, apartment, buyers agent, unit, negotiate',
  'First home buying': 'first house, deposit, first home owner grant, stamp duty, first apartment',
  'Property search': 'find a house, house hunting, suburb, inspections',
  'Auction bidding': 'bid, bidder, auctions, reserve price',
  'Selling advice': 'sell a house, sell, staging, open home, list a house',
  Appraisal: 'how much is a house worth, price estimate, house price, market value',
  'Off-the-plan purchases': 'new apartment, new build, developer, not built yet',
  'Rural and acreage': 'farm, land, country, hobby farm, acres',
  Leasing: 'rent out, find a tenant, lease, rental, let',
  'Property management': 'rental manager, landlord, rent, tenants, repairs',
  'Short-stay letting': 'Airbnb, holiday rental, holiday house, Stayz',
  'Investment property': 'investor, rental yield, buy to rent, negative gearing',
  'Commercial property': 'shop, office, warehouse, retail',
  'Strata and owners corporations': 'body corporate, levies, by-laws, apartment block, units',
  'Renting advice for tenants': 'renter, rent, bond, rental application, share house',
  Conveyancing: 'settlement, contract of sale, transfer, title, conveyancer, paperwork',
  'Property valuation': 'valuer, bank valuation, value, worth',
  'Development feasibility': 'subdivide, developer, duplex, build units, knock down, zoning',
};
