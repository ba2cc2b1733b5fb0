import type { SpecialtyWords } from './words.ts';

export const financial: SpecialtyWords = {
  'Personal tax': 'tax return, tax, refund, deductions, ATO, accountant, income tax',
  'Business tax': 'company tax, tax, sole trader, trust, ABN, accountant, ATO',
  'GST and BAS': 'BAS statement, activity statement, quarterly, GST',
  Bookkeeping: 'books, invoices, receipts, Xero, MYOB, bookkeeper',
  Payroll: 'wages, pay staff, salaries, employees, single touch',
  'Business structure': 'company, trust, sole trader, partnership, start a business, ABN',
  'Accounts and reporting': 'accountant, financial statements, profit and loss, balance sheet, cash flow',
  'Capital gains and property tax': 'CGT, sell a house, land tax, shares, crypto, rental property',
  'Financial planning': 'money, financial plan, goals, wealth, planner, savings',
  Superannuation: 'super, super fund, contributions, find lost super',
  'Self-managed super': 'SMSF, super, own super fund',
  Retirement: 'pension, stop working, retire, age pension',
  'Life and income insurance': 'life cover, income protection, TPD, disability cover',
  Investing: 'shares, stocks, ETFs, managed funds, crypto, portfolio, investments',
  'Aged care finances': 'nursing home, older parents, home care, RAD, aged care fees',
  'Home loans': 'mortgage, house, first home, bank, broker, borrowing, deposit',
  Refinancing: 'switch loan, interest rate, mortgage, change bank, equity',
  'Business lending': 'business loan, overdraft, equipment finance, cash flow',
  Budgeting: 'budget, saving, spending, bills, money habits, savings',
  'Debt management': 'debts, credit card, owe money, consolidate, cannot pay bills',
};
