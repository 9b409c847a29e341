// Written by `python -m rentier.server.typescript` from rentier/server/protocol.py: change it there.

export const PROTOCOL = 1;

export type Language = "pt" | "es" | "it" | "en";

export type Level = "random" | "steady" | "trader";

export type Speed = "slow" | "normal" | "fast" | "at-once";

export type Pawn = "teal" | "red" | "purple" | "green" | "orange" | "blue" | "brown" | "black";

export type Value = boolean | number | string;

export type Account = number | "bank" | "jackpot";

/** A value that a rule may take, and how it reads. */
export interface Choice {
  value: Value;
  text: string;
}

/** What a rule may be: yes or no, a whole number from `low` to `high`, or one of `choices` (or both of these). */
export interface Allowed {
  flag: boolean;
  low: number | null;
  high: number | null;
  zero: string | null;
  choices: Choice[];
}

/** One rule of an edition as it is played, where it comes from, and what a table may make of it. */
export interface Rule {
  key: string;
  label: string;
  value: Value;
  text: string;
  printed: Value;
  printed_text: string;
  by: "rulebook" | "mode" | "house";
  clauses: string[];
  effective: boolean;
  allowed: Allowed;
}

/** Rules that belong together; a chapter without any is told by its clauses. */
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** A piece of a clause's words: what the rulebook says, or what was decided where it does not say enough. */
export interface ClausePart {
  kind: "rule" | "decision";
  text: string;
}

/** What a clause's chip opens: its words, the rules that it sets, by key, and sentences about what it forbids. */
export interface Clause {
  words: string;
  parts: ClausePart[];
  chapter: string;
  rules: string[];
  says: string[];
}

export interface SquareInfo {
  index: number;
  kind: string;
  name: string;
  short: string | null;
  group: string | null;
  price: number;
  rents: number[];
  house_price: number;
  hotel_price: number;
  mortgage: number;
  lift: number;
  amount: number;
  deck: string | null;
  icon: string | null;
}

export interface GroupInfo {
  id: string;
  name: string;
  colour: string;
  pattern: string;
  squares: number[];
}

export interface CardInfo {
  id: string;
  text: string;
  keep: boolean;
}

export interface DeckInfo {
  id: string;
  name: string;
  colour: string;
  cards: CardInfo[];
}

export interface CurrencyInfo {
  symbol: string;
  placement: "before" | "after";
  space: boolean;
  thousands: string;
}

export interface ModeInfo {
  id: string;
  name: string;
  timed: boolean;
  changes: Record<string, Value>;
}

/** An edition on the start page. */
export interface EditionCard {
  name: string;
  title: string;
  language: Language;
  prefix: string;
  accent: string;
  about: string;
  players: number[];
  modes: ModeInfo[];
  own: boolean;
}

/** The jail behind a preposition, as a sentence of the page goes on: “in jail”, “of jail” as in “out of jail”. */
export interface JailWords {
  inside: string;
  out: string;
  to: string;
}

/** Everything of an edition that a page draws, in one language, mode and house rules included. */
export interface EditionInfo {
  name: string;
  title: string;
  language: Language;
  prefix: string;
  accent: string;
  about: string;
  players: number[];
  modes: ModeInfo[];
  own: boolean;
  currency: CurrencyInfo;
  notes: Record<string, number>;
  squares: SquareInfo[];
  groups: GroupInfo[];
  decks: DeckInfo[];
  chapters: Chapter[];
  clauses: Record<string, Clause>;
  mode: string | null;
  house_rules: Record<string, Value>;
  jail: string;
  jail_words: JailWords;
  jail_played: boolean;
  jackpot: boolean;
  houses: number;
  hotels: boolean;
  claims: boolean;
  building_prices: boolean;
  aim: string;
  words: Record<string, string>;
  leaving: string | null;
  pawns: Pawn[];
}

/** One mistake in an edition file or a house rule: where, what stands there, what is wrong and would be right. */
export interface Problem {
  code: string;
  key: string;
  value: string;
  message: string;
}

/** What is wrong with an edition file; nothing, and it can be played under its name. */
export interface Checked {
  ok: boolean;
  problems: Problem[];
  edition: EditionCard | null;
}

/** An edition as a table would play it. */
export interface Variant {
  mode?: string | null;
  house_rules?: Record<string, Value>;
}

/** Who is to sit somewhere: me, another person on this device, a bot, or whoever comes. */
export interface SeatPlan {
  kind: "me" | "device" | "bot" | "open";
  name?: string | null;
  pawn?: Pawn | null;
  level?: Level;
}

/** A table's clocks, in seconds; null where there is none. */
export interface Pace {
  minutes: number | null;
  turn_seconds: number | null;
  auction_seconds: number | null;
  claim_seconds: number;
  grace_seconds: number;
  speed: Speed;
}

export interface NewTable {
  edition: string;
  seats: SeatPlan[];
  mode?: string | null;
  house_rules?: Record<string, Value>;
  minutes?: number | null;
  turn_seconds?: number | null;
  auction_seconds?: number | null;
  claim_seconds?: number;
  grace_seconds?: number;
  speed?: Speed;
  start?: boolean;
  public?: boolean;
}

/** Who sits down. With a token of their own, at random, they may ask again where the answer was lost. */
export interface Join {
  name: string;
  pawn?: Pawn | null;
  seat?: number | null;
  token?: string | null;
}

/** A code that somebody was given for their seat, and their name; without one the seat keeps its own. With a token of their own, at random, they may ask again where the answer was lost. */
export interface TakeSeat {
  code: string;
  name?: string | null;
  token?: string | null;
}

export interface Tokens {
  tokens: string[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  pawn: string | null;
  level: Level | null;
  ready: boolean;
  here: boolean;
  stand_in: boolean;
  entropy: boolean;
  host: boolean;
}

export interface Outcome {
  why: string;
  winners: number[];
  wealth: number[];
}

/** A table as anybody may see it who has its link. */
export interface TableInfo {
  id: string;
  code: string;
  link: string;
  edition: string;
  title: string;
  mode: string | null;
  house_rules: Record<string, Value>;
  pace: Pace;
  public: boolean;
  watchers: boolean;
  stage: "waiting" | "playing" | "paused" | "over";
  seats: SeatInfo[];
  watching: number;
  wish_pause: number[];
  wish_end: number[];
  version: number;
  round: number;
  commitment: string | null;
  previous: string | null;
  next: string | null;
  created: number;
  outcome: Outcome | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

/** A table, and the secrets of the seats that one now holds. */
export interface Seated {
  table: TableInfo;
  tokens: SeatToken[];
}

export interface MyTable {
  table: TableInfo;
  seats: number[];
  my_turn: boolean;
  actor: number | null;
}

export interface Version {
  version: string;
  protocol: number;
  compiled: boolean;
  languages: Language[];
  levels: Level[];
  speeds: Speed[];
  pawns: Pawn[];
  lan: string | null;
  opens: string | null;
}

/** Why something was not done; nothing has changed. */
export interface Refusal {
  code: string;
  clause?: string;
  text: string;
  problems?: Problem[];
}

export interface Pile {
  cash?: number;
  squares?: number[];
  cards?: number;
}

export interface PlayerView {
  name: string;
  pawn: string;
  cash: number;
  wealth: number;
  raisable: number;
  square: number;
  in_jail: boolean;
  jail_turns: number;
  jail_cards: number;
  bankrupt: boolean;
  left?: boolean;
}

export interface TitleView {
  owner: number;
  buildings: number;
  mortgaged: boolean;
  bought?: boolean;
  inherited?: boolean;
  lift?: number;
  earns?: number;
}

export interface ClaimView {
  by: number;
  visitor: number;
  square: number;
  amount: number;
  age: number;
}

export interface DebtView {
  debtor: number;
  creditor: Account;
  amount: number;
  reason: string;
  joint?: boolean;
}

export interface AuctionView {
  kind: string;
  square: number;
  in: number[];
  asked: number;
  leader?: number;
  bid: number;
  least: number;
  money_to: Account;
}

export interface AskedView {
  about: "price" | "scarce";
  square: number;
  from: number;
  seats: number[];
  answered: number[];
  wanted: number[];
  hotel: boolean;
  placing?: number;
}

export interface HeldView {
  deck: string;
  card: string;
  by: number;
}

export interface StockView {
  houses: number | "unlimited";
  hotels: number | "unlimited";
}

/** What everybody may see. In patches, and so in a client's copy, what is null may be absent. */
export interface View {
  players: Record<string, PlayerView>;
  titles: Record<string, TitleView>;
  actor?: number | null;
  turn: number;
  first: number;
  round: number;
  phase: "roll" | "buy" | "end" | "over" | "bail";
  doubles: number;
  dice: number[];
  landed?: number | null;
  jackpot: number;
  stock: StockView;
  held: HeldView[];
  claims: ClaimView[];
  debts: DebtView[];
  settlement?: Pile | null;
  auction?: AuctionView | null;
  asked?: AskedView | null;
  heirs: number[];
  decks: Record<string, number>;
  bankruptcies: number;
  time_up: boolean;
  outcome?: Outcome | null;
}

export interface OfferView {
  id: number;
  by: number;
  to: number;
  give: Pile;
  take: Pile;
}

/** The fields of one legal move. `min`, `max` and `cash` are told, not sent back. */
export interface Option {
  square?: number;
  visitor?: number;
  group?: string;
  whole?: boolean;
  id?: number;
  min?: number;
  max?: number;
  cash?: number;
}

/** What one seat alone sees: its offers, its moves by name, and why others are not possible. */
export interface SeatView {
  offers: OfferView[];
  legal: Record<string, Option[]>;
  refusals: Record<string, Refusal>;
}

export interface GameEvent {
  number: number;
  kind: string;
  data: Record<string, unknown>;
  text: string;
  clause?: string;
  note?: string;
}

/** Time that runs: for a decision, an auction's answer, a claim, an absent person's return, or the whole game. */
export interface Clock {
  kind: "turn" | "auction" | "claim" | "grace" | "game";
  seat: number | null;
  left: number;
}

export interface Chat {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface Hello {
  kind: "hello";
  protocol: number;
  table: string;
  language: Language;
  tokens: string[];
  since?: number | null;
}

export interface Ping {
  kind: "ping";
}

/** Why is this move not possible, and what would it pay? Changes nothing. */
export interface Why {
  kind: "why";
  n: number;
  seat: number;
  move: Record<string, unknown>;
}

export interface MoveCommand {
  kind: "move";
  n: number;
  seat: number;
  move: Record<string, unknown>;
  at?: number;
}

/** I let my open claims go: the roll that waits for me need not wait. */
export interface WaiveClaims {
  kind: "waive_claims";
  n: number;
  seat: number;
}

export interface Say {
  kind: "say";
  n: number;
  seat: number;
  text: string;
}

export interface Ready {
  kind: "ready";
  n: number;
  seat: number;
  ready: boolean;
}

/** Name and pawn of one's own seat, while the table waits. */
export interface Rename {
  kind: "rename";
  n: number;
  seat: number;
  name: string;
  pawn?: Pawn | null;
}

/** The host puts a bot in a seat or opens it, while the table waits; whoever sits there has to go. */
export interface SetSeat {
  kind: "set_seat";
  n: number;
  seat: number;
  which: number;
  to: "open" | "bot";
  level?: Level;
}

/** What this seat adds to the dice, while the table waits: any text; the last one counts, an empty one is none. */
export interface AddEntropy {
  kind: "entropy";
  n: number;
  seat: number;
  text: string;
}

export interface Start {
  kind: "start";
  n: number;
  seat: number;
}

/** Leaves for good: at once, or as soon as nothing is pending; while the table waits the seat is open again. */
export interface Resign {
  kind: "resign";
  n: number;
  seat: number;
}

/** For a pause, or for the end of the game: done once all persons wish it. A pause ends when one no longer does. */
export interface Wish {
  kind: "wish";
  n: number;
  seat: number;
  what: "pause" | "end";
  wish: boolean;
}

export interface SetSpeed {
  kind: "speed";
  n: number;
  seat: number;
  speed: Speed;
}

/** The host sends somebody away: the seat is open again, or a bot's once the game runs; `ban`: for good. */
export interface Kick {
  kind: "kick";
  n: number;
  seat: number;
  which: number;
  ban: boolean;
}

/** The host says whether those who hold no seat may watch the game. */
export interface Watchers {
  kind: "watchers";
  n: number;
  seat: number;
  allow: boolean;
}

/** My seat for good to a bot (at once), to another person or another device (by a code that works once). */
export interface HandOver {
  kind: "hand_over";
  n: number;
  seat: number;
  to: "bot" | "person" | "device";
  level?: Level;
}

/** The same once more: edition, house rules, clocks and seats; the tokens of this table hold there too. */
export interface Rematch {
  kind: "rematch";
  n: number;
  seat: number;
}

export type Command = MoveCommand | WaiveClaims | Say | Ready | Rename | SetSeat | AddEntropy | Start | Resign | Wish | SetSpeed | Kick | Watchers | HandOver | Rematch;

export type FromBrowser = Hello | Ping | Why | MoveCommand | WaiveClaims | Say | Ready | Rename | SetSeat | AddEntropy | Start | Resign | Wish | SetSpeed | Kick | Watchers | HandOver | Rematch;

/** A seat that this client holds; `last` is the highest number of its commands so far. */
export interface Mine {
  seat: number;
  last: number;
  token: number;
}

/** All that this client may see now; sent after `hello`, and whenever an update would not do. */
export interface State {
  kind: "state";
  protocol: number;
  table: TableInfo;
  mine: Mine[];
  version: number;
  view: View | null;
  seats: Record<string, SeatView>;
  events: GameEvent[];
  chat: Chat[];
  clocks: Clock[];
}

export interface SeatPatch {
  offers?: OfferView[];
  legal?: Record<string, Option[] | null>;
  refusals?: Record<string, Refusal | null>;
}

/** What a move has changed. `view` and `seats` are merge patches (RFC 7386) of those of `state`. */
export interface Update {
  kind: "update";
  version: number;
  by: "person" | "bot" | "stand-in" | "clock" | "table";
  events: GameEvent[];
  view: Record<string, unknown>;
  seats?: Record<string, SeatPatch>;
  clocks: Clock[];
}

/** Seats, presence, wishes, stage or pace are now so; the game itself has not changed. */
export interface TableChanged {
  kind: "table";
  table: TableInfo;
  clocks: Clock[];
}

export interface ChatMessage {
  kind: "chat";
  chat: Chat;
}

/** Done, and stored. */
export interface Ack {
  kind: "ack";
  n: number;
  seat: number;
  version: number;
  code?: string;
  table?: string;
}

/** Not yet done: somebody may still claim. It will be acknowledged or refused. */
export interface Held {
  kind: "held";
  n: number;
  seat: number;
  left: number;
}

export interface Refused {
  kind: "refused";
  n: number;
  seat: number;
  refusal: Refusal;
}

export interface WhyAnswer {
  kind: "why";
  n: number;
  seat: number;
  refusal: Refusal | null;
  cash?: number;
}

/** A message that could not be taken at all; where `closing`, the connection ends. */
export interface Problematic {
  kind: "error";
  refusal: Refusal;
  closing: boolean;
}

export interface Pong {
  kind: "pong";
  version: number;
}

/** The server is going down: come back in a moment. */
export interface Bye {
  kind: "bye";
}

export type ToBrowser = State | Update | TableChanged | ChatMessage | Ack | Held | Refused | WhyAnswer | Problematic | Pong | Bye;

/** One line of a record: who did what, what happened, and the patch that leads to the view after it. */
export interface Frame {
  seat: number | null;
  move: Record<string, unknown> | null;
  events: GameEvent[];
  patch: Record<string, unknown>;
}

/** One thing that was looked at in a record, and what was found. */
export interface Check {
  code: string;
  holds: boolean;
  text: string;
}

/** What dice and cards came from, and all that was checked of it; with `seed` anybody can check it too. */
export interface Proof {
  commitment: string;
  seed: string | null;
  entropy: string[];
  holds: boolean | null;
  checks: Check[];
}

/** A record played again. `view` is the one before the first frame's patch: empty. */
export interface Replay {
  edition: EditionInfo;
  players: string[];
  pawns: string[];
  frames: Frame[];
  outcome: Outcome | null;
  proof: Proof;
  older_rules: string | null;
}
