// Thesauros as the page sees it: made by tools/formats.py from what the engine describes. Not to be edited.

export type TrainingWord = "research" | "market" | "port" | "museum";
export type AccountWord = "hr" | "rd" | "gp" | "mx" | "bb";
export type MeepleWord = "boss" | "worker1" | "worker2" | "worker3" | "worker4" | "worker5";
export type ZoneWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";
export type TechWord = "mask" | "aux_motor" | "harpoon" | "lobster_trap" | "bottle" | "basic_sonar" | "drill" | "medium_motor" | "speargun" | "cage" | "suit" | "super_motor" | "evolved_sonar" | "satellite" | "excavator";
export type NumberWord = "1" | "2" | "3" | "4" | "5" | "6" | "7";
export type TileWord = "L1" | "L2" | "L3" | "L4" | "L5" | "L6" | "L7" | "L8" | "L9" | "L10" | "L11" | "L12" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9";
export type GearWord = "mask" | "aux_motor" | "harpoon" | "lobster_trap" | "bottle" | "basic_sonar" | "drill" | "medium_motor" | "speargun" | "cage" | "suit" | "super_motor" | "evolved_sonar" | "satellite" | "excavator" | "metal_detector" | "found_speargun" | "found_motor" | "found_sonar";
export type HoldWord = "shore" | "z1" | "z2" | "z3" | "z4" | "z5" | "z6" | "z7" | "z8";
export type ZodiacWord = "z1" | "z2" | "z3" | "z4" | "z5" | "z6" | "z7" | "z8";
export type SpaceWord = "PORT" | "LA" | "LB" | "LC" | "LD1" | "LD2" | "F1" | "F2" | "b" | "d" | "e" | "g" | "h" | "i" | "j" | "Z1.1" | "Z1.2" | "Z1.3" | "Z1.4" | "Z2.1" | "Z2.2" | "Z2.3" | "Z2.4" | "Z3.1" | "Z3.2" | "Z3.3" | "Z3.4" | "Z4.1" | "Z4.2" | "Z4.3" | "Z4.4" | "Z4.5" | "Z5.1" | "Z5.2" | "Z5.3" | "Z5.4" | "Z5.5" | "Z6.1" | "Z6.2" | "Z6.3" | "Z6.4" | "Z6.5" | "Z7.1" | "Z7.2" | "Z7.3" | "Z7.4" | "Z7.5";
export type ObjectWord = "found_speargun" | "found_motor" | "found_sonar" | "coin" | "necklace" | "watch" | "bracelet" | "treasure3_1" | "treasure3_2" | "treasure3_3" | "treasure5_1" | "treasure5_2";
export type RoomWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "reserve";
export type TreasureWord = "3" | "5" | "7" | "9";
export type ExhibitWord = "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "2.3" | "3.1" | "3.2" | "3.3" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "5.3" | "6.1" | "6.2" | "6.3" | "7.1" | "7.2" | "7.3" | "8.1" | "8.2" | "8.3" | "r0" | "r1" | "r2" | "r3";
export type ColumnWord = "1" | "2" | "3" | "4" | "5";
export type ModeWord = "standard" | "initiation" | "mercenaries" | "solo";
export type SeatWord = "0" | "1" | "2" | "3";
export type MaskWord = "0" | "1" | "2" | "3" | "rival";
export type CellWord = "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5";
export type QueueWord = "1" | "2" | "3" | "4" | "6" | "7" | "8" | "9";
export type PlayedWord = "moved" | "dived" | "finished";
export type MotorWord = "aux_motor" | "medium_motor" | "super_motor" | "found_motor";
export type SpotWord = "recruit" | "home" | "queue" | "pile" | "shop" | "zodiac";
export type ViewerWord = "0" | "1" | "2" | "3" | "spectator";
export type Account2Word = "hr" | "rd" | "gp" | "mx";
export type OnlyWord = "z1" | "z2" | "z3" | "z4" | "z5" | "z6" | "z7" | "z8" | "all";

export type Setup = {
  mode: ModeWord;
  players: number;
};

export type Standing = {
  seat: SeatWord;
  meeple: MeepleWord;
  token: boolean;
};

export type Space = {
  number: number;
  count: number;
};

export type Site = {
  placed: boolean;
  tile: TileWord | "none";
  covered: CellWord[];
};

export type Buyer = {
  space: number;
  seat: SeatWord;
  meeple: MeepleWord;
  token: boolean;
};

export type Room = {
  sponsor: SeatWord | "none";
  open: boolean;
  owners: (SeatWord | "none")[];
};

export type Board = {
  quadrimester: number;
  order: SeatWord[];
  envelopes: SeatWord[];
  queues: Record<QueueWord, Standing[]>;
  slots: TechWord[];
  owners: Record<TechWord, MaskWord | "none">;
  copies: Record<TechWord, number>;
  upper_left: number;
  sitter: Standing[];
  market: Space[];
  satellite_left: NumberWord[];
  sites: Site[];
  seaplanes: number;
  found_taken: ObjectWord[];
  hats: Record<TrainingWord, number>;
  mussels: number;
  advertising: number;
  shop: Buyer[];
  rooms: Room[];
  full_at: number;
  die: number;
  mercenary?: Record<QueueWord, SeatWord | "none">;
  mercenary_spent?: QueueWord[];
  mercenaries_left?: number;
  mercenary_maps_left?: NumberWord[];
  sabotaged?: boolean;
  bid?: number;
  bidder?: SeatWord | "none";
  pile_size: number;
  reserve_size: number;
  large_pile: number;
  small_pile: number;
  island_size: number;
};

export type Zodiac = {
  owner: SeatWord | "none";
  space: SpaceWord;
  crew: MeepleWord | "none";
  load: GearWord[];
  played: PlayedWord[];
};

export type Leg = {
  spaces: number;
  motors: MotorWord[];
};

export type Sources = {
  start: number;
  company: number;
  mussels: number;
  doors: number;
  advertising: number;
  influence: number;
  idle: number;
  wages: number;
  slander: number;
  money: number;
};

export type Meeple = {
  spot: SpotWord;
  hat: TrainingWord | "none";
};

export type Player = {
  accounts: Record<Account2Word, number>;
  reputation: number;
  sources: Sources;
  fishing: number;
  ashore: GearWord[];
  maps: NumberWord[];
  satellite_maps: NumberWord[];
  treasures: TreasureWord[];
  sharks: number;
  stored: number;
  meeples: Meeple[];
  tokens: number;
  board_token: boolean;
  posted: boolean;
  trained: TrainingWord[];
  drafted: number;
  shown_bid: number;
  mercenary_maps?: NumberWord[];
  mercenaries?: number;
  mine?: boolean;
  black_plane?: boolean;
  passed?: boolean;
};

export type Own = {
  black_box: number;
  draft: Record<Account2Word, number>;
  bid: number;
  knows_pile: boolean;
  known_tiles: TileWord[];
  known_island: ObjectWord[];
  drawn: TileWord[];
  found: ObjectWord[];
  tiles: (TileWord | "none")[];
  pile: (TechWord | "none")[];
  large: (TileWord | "none")[];
  small: (TileWord | "none")[];
};

export type Income = {
  base: number;
  per_map: number;
};

export type Cheapest = {
  patent: number;
  map: number;
  zodiac: number;
};

export type Keeps = {
  account: AccountWord;
  keeps: number;
};

/** The options of a game; each may be left out. */
export type Options = {
  mode?: ModeWord;
  players?: number;
};

/** What is to be done. Beside its rule a frame has the fields of that rule alone. */
export type Frame =
  | { rule: "set_up"; seats: SeatWord[] }
  | { rule: "choose_hat"; seats: SeatWord[] }
  | { rule: "income"; seats: SeatWord[] }
  | { rule: "budget"; seats: SeatWord[] }
  | { rule: "reveal_budgets"; seats: SeatWord[] }
  | { rule: "allocate"; seats: SeatWord[]; amount: number }
  | { rule: "pay"; seats: SeatWord[]; account: Account2Word; amount: number; used: AccountWord[]; afterwards: number }
  | { rule: "transfer"; seats: SeatWord[]; account: Account2Word; amount: number; used: AccountWord[]; afterwards: number }
  | { rule: "quadrimester"; seats: SeatWord[] }
  | { rule: "placement"; seats: SeatWord[]; place: number }
  | { rule: "place"; seats: SeatWord[]; just_posted: boolean }
  | { rule: "resolve"; seats: SeatWord[]; zone: number; place: number; mercenary_done: boolean }
  | { rule: "turn"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean; zone: number }
  | { rule: "training"; seats: SeatWord[]; zone: number; trainee: MeepleWord }
  | { rule: "recruit"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "place_recruit"; seats: SeatWord[] }
  | { rule: "research"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "claim_map"; seats: SeatWord[] }
  | { rule: "market"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "draw_tiles"; seats: SeatWord[]; zone: number }
  | { rule: "choose_tile"; seats: SeatWord[]; zone: number; of_a_pair: boolean }
  | { rule: "seaplane"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "shift_cargo"; seats: SeatWord[]; zodiacs: ZodiacWord[]; shore: boolean; pilot: MeepleWord | "none" }
  | { rule: "high_sea"; seats: SeatWord[]; place: number }
  | { rule: "next_zodiac"; seats: SeatWord[]; only: OnlyWord; black_flown: boolean }
  | { rule: "sea_turn"; seats: SeatWord[]; only: OnlyWord; black_flown: boolean }
  | { rule: "load_gear"; seats: SeatWord[]; zodiac: ZodiacWord }
  | { rule: "arrive"; seats: SeatWord[]; zodiac: ZodiacWord; to: SpaceWord; pauses: boolean; departing: boolean }
  | { rule: "under_way"; seats: SeatWord[]; zodiac: ZodiacWord; departing: boolean }
  | { rule: "meeting"; seats: SeatWord[]; zodiacs: ZodiacWord[]; shore: boolean; pilot: MeepleWord | "none" }
  | { rule: "dive"; seats: SeatWord[]; zodiac: ZodiacWord; row: number; lifted: number }
  | { rule: "meet_shark"; seats: SeatWord[]; zodiac: ZodiacWord; row: number }
  | { rule: "shoot_shark"; seats: SeatWord[]; zodiac: ZodiacWord; row: number }
  | { rule: "lift_treasure"; seats: SeatWord[]; zodiac: ZodiacWord; row: number; lifted: number }
  | { rule: "mussels"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "port"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "coastal_gear"; seats: SeatWord[]; zodiac: ZodiacWord; to: SpaceWord }
  | { rule: "keep_found"; seats: SeatWord[] }
  | { rule: "museum"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "advertise"; seats: SeatWord[]; owner: number; meeple: MeepleWord; token: boolean; place: number; second: boolean }
  | { rule: "bid"; seats: SeatWord[] }
  | { rule: "reveal_bids"; seats: SeatWord[] }
  | { rule: "wages"; seats: SeatWord[]; place: number; asked: boolean }
  | { rule: "open_black_box"; seats: SeatWord[] }
  | { rule: "maintenance"; seats: SeatWord[] }
  | { rule: "choose_tech"; seats: SeatWord[] }
  | { rule: "reveal_techs"; seats: SeatWord[]; count: number }
  | { rule: "tidy_up"; seats: SeatWord[] }
  | { rule: "year_points"; seats: SeatWord[] }
  | { rule: "end_check"; seats: SeatWord[] }
  | { rule: "final_points"; seats: SeatWord[] }
  | { rule: "auction"; seats: SeatWord[]; place: number; begun: boolean }
  | { rule: "raise_bid"; seats: SeatWord[] }
  | { rule: "steal_patent"; seats: SeatWord[] }
  | { rule: "mercenary_maps"; seats: SeatWord[]; first: number }
  | { rule: "rearrange_museum"; seats: SeatWord[] };

/** What one viewer may know. */
export type View = {
  viewer: ViewerWord;
  setup: Setup;
  board: Board;
  zodiacs: Zodiac[];
  sailed: Leg[];
  pending: Frame[];
  players: Player[];
  own: Own;
};

/** What follows by the rules from what a viewer sees. */
export type Facts = {
  year: number;
  quadrimesters: number;
  transfer_fee: number;
  income: Income;
  wages: number[];
  covered: number[];
  reach: number[];
  cheapest: Cheapest;
  alone: Keeps[];
};

/** The JSON form of an answer. */
export type Action =
  | { verb: "hat"; hat: TrainingWord | "none" }
  | { verb: "budget"; account: AccountWord; amount: string }
  | { verb: "transfer"; account: AccountWord; amount: string }
  | { verb: "allocate"; account: AccountWord; amount: string }
  | { verb: "place"; meeple: MeepleWord; zone: ZoneWord }
  | { verb: "place double"; meeple: MeepleWord; zone: ZoneWord }
  | { verb: "post" }
  | { verb: "hire"; zone: ZoneWord }
  | { verb: "pass" }
  | { verb: "train" }
  | { verb: "no training" }
  | { verb: "decline" }
  | { verb: "recruit" }
  | { verb: "send"; zone: ZoneWord }
  | { verb: "send double"; zone: ZoneWord }
  | { verb: "develop"; tech: TechWord }
  | { verb: "buy"; tech: TechWord }
  | { verb: "prototype"; tech: TechWord }
  | { verb: "sit" }
  | { verb: "purchase"; number: NumberWord }
  | { verb: "claim"; number: NumberWord }
  | { verb: "tile"; tile: TileWord }
  | { verb: "fly" }
  | { verb: "rent" }
  | { verb: "black plane" }
  | { verb: "shift"; gear: GearWord; from: HoldWord; to: HoldWord }
  | { verb: "relieve"; zodiac: ZodiacWord }
  | { verb: "exchange"; zodiac: ZodiacWord; other: ZodiacWord }
  | { verb: "landed" }
  | { verb: "sail"; zodiac: ZodiacWord; space: SpaceWord }
  | { verb: "pass by"; zodiac: ZodiacWord; space: SpaceWord }
  | { verb: "dive"; zodiac: ZodiacWord }
  | { verb: "end turn" }
  | { verb: "load"; gear: GearWord }
  | { verb: "load all" }
  | { verb: "unload"; gear: GearWord }
  | { verb: "cast off" }
  | { verb: "shoot" }
  | { verb: "spare" }
  | { verb: "take" }
  | { verb: "leave" }
  | { verb: "surface" }
  | { verb: "shop" }
  | { verb: "lagoon"; zodiac: ZodiacWord; space: SpaceWord }
  | { verb: "embark"; zodiac: ZodiacWord }
  | { verb: "keep"; object: ObjectWord }
  | { verb: "sponsor"; room: RoomWord }
  | { verb: "sell"; treasure: TreasureWord; room: RoomWord }
  | { verb: "advertise" }
  | { verb: "bid"; amount: string }
  | { verb: "withdraw" }
  | { verb: "choose"; tech: TechWord }
  | { verb: "steal"; tech: TechWord }
  | { verb: "switch"; exhibit: ExhibitWord; other: ExhibitWord }
  | { verb: "carry"; exhibit: ExhibitWord; slot: ExhibitWord }
  | { verb: "mine"; zone: NumberWord; column: ColumnWord };

/** The kinds of decisions. */
export type Question =
  | "choose_hat"
  | "budget"
  | "allocate"
  | "transfer"
  | "place"
  | "training"
  | "recruit"
  | "place_recruit"
  | "research"
  | "claim_map"
  | "market"
  | "choose_tile"
  | "seaplane"
  | "shift_cargo"
  | "sea_turn"
  | "load_gear"
  | "under_way"
  | "meeting"
  | "meet_shark"
  | "lift_treasure"
  | "port"
  | "coastal_gear"
  | "keep_found"
  | "museum"
  | "advertise"
  | "bid"
  | "open_black_box"
  | "choose_tech"
  | "raise_bid"
  | "steal_patent"
  | "mercenary_maps"
  | "rearrange_museum";

export type SeatArg = { seat: number };
/** What happened, without a language. */
export type Event =
  | { kind: "game_begins"; args: [] }
  | { kind: "hat_laid_out"; args: [SeatArg, string] }
  | { kind: "income"; args: [SeatArg, number] }
  | { kind: "budget_revealed"; args: [SeatArg, number, number, number, number] }
  | { kind: "quadrimester_begins"; args: [number, number] }
  | { kind: "placed"; args: [SeatArg, string, string] }
  | { kind: "posted"; args: [SeatArg] }
  | { kind: "mercenary_placed"; args: [SeatArg, string] }
  | { kind: "passed"; args: [SeatArg] }
  | { kind: "zone_begins"; args: [string] }
  | { kind: "trained"; args: [SeatArg, string, string] }
  | { kind: "declined"; args: [SeatArg, string] }
  | { kind: "reputation_gained"; args: [SeatArg, number, number] }
  | { kind: "reputation_lost"; args: [SeatArg, number, number] }
  | { kind: "paid"; args: [SeatArg, number, string] }
  | { kind: "transferred"; args: [SeatArg, number, string, string, number] }
  | { kind: "money_gained"; args: [SeatArg, number] }
  | { kind: "allocated"; args: [SeatArg, string, number] }
  | { kind: "recruited"; args: [SeatArg, string] }
  | { kind: "token_gained"; args: [SeatArg] }
  | { kind: "developed"; args: [SeatArg, string] }
  | { kind: "bought"; args: [SeatArg, string] }
  | { kind: "royalty"; args: [SeatArg, number] }
  | { kind: "sat_down"; args: [SeatArg, string] }
  | { kind: "map_bought"; args: [SeatArg, number, number] }
  | { kind: "map_added"; args: [number] }
  | { kind: "map_claimed"; args: [SeatArg, number] }
  | { kind: "tiles_drawn"; args: [SeatArg, number] }
  | { kind: "tiles_seen"; args: [SeatArg, string, string, string, string, string, string] }
  | { kind: "tile_placed"; args: [SeatArg, number] }
  | { kind: "tile_turned_up"; args: [number, string, string] }
  | { kind: "plane_used"; args: [SeatArg, number] }
  | { kind: "gear_shifted"; args: [SeatArg, string, string, string] }
  | { kind: "crews_swapped"; args: [SeatArg] }
  | { kind: "sailed"; args: [SeatArg, number, string, string] }
  | { kind: "passed_by"; args: [SeatArg, number, string, string] }
  | { kind: "move_ended"; args: [SeatArg, number, string, string] }
  | { kind: "docked"; args: [SeatArg, number] }
  | { kind: "fished"; args: [SeatArg, number] }
  | { kind: "dived"; args: [SeatArg, number] }
  | { kind: "shark_shot"; args: [SeatArg, number] }
  | { kind: "shark_killed"; args: [SeatArg] }
  | { kind: "shark_fled"; args: [SeatArg] }
  | { kind: "treasure_taken"; args: [SeatArg, number, number] }
  | { kind: "mussels"; args: [SeatArg, number, number] }
  | { kind: "zodiac_bought"; args: [SeatArg, number] }
  | { kind: "lagoon_trip"; args: [SeatArg, string] }
  | { kind: "found_object"; args: [SeatArg, string] }
  | { kind: "looked_at_two"; args: [SeatArg, string, string] }
  | { kind: "room_sponsored"; args: [SeatArg, string, number] }
  | { kind: "treasure_sold"; args: [SeatArg, number, string, number] }
  | { kind: "room_opened"; args: [SeatArg, string, number] }
  | { kind: "room_closed"; args: [SeatArg, string, number] }
  | { kind: "advertised"; args: [SeatArg, number, number] }
  | { kind: "bid_opened"; args: [SeatArg, number] }
  | { kind: "bid_withdrawn"; args: [SeatArg] }
  | { kind: "new_order"; args: [SeatArg, SeatArg, SeatArg?, SeatArg?] }
  | { kind: "wages_paid"; args: [SeatArg, number] }
  | { kind: "wages_unpaid"; args: [SeatArg, number] }
  | { kind: "tech_revealed"; args: [string] }
  | { kind: "pile_looked_through"; args: [SeatArg] }
  | { kind: "mercenary_offered"; args: [number] }
  | { kind: "auction_bid"; args: [SeatArg, number] }
  | { kind: "auction_won"; args: [SeatArg, number] }
  | { kind: "auction_unsold"; args: [] }
  | { kind: "tokens_stolen"; args: [SeatArg, number] }
  | { kind: "patent_stolen"; args: [SeatArg, string] }
  | { kind: "planes_sabotaged"; args: [SeatArg] }
  | { kind: "mine_taken"; args: [SeatArg] }
  | { kind: "mine_exploded"; args: [SeatArg, number, number] }
  | { kind: "treasures_switched"; args: [SeatArg, string, string] }
  | { kind: "treasure_carried"; args: [SeatArg, string] }
  | { kind: "slandered"; args: [SeatArg] }
  | { kind: "year_points"; args: [SeatArg, number] }
  | { kind: "final_points"; args: [SeatArg, number, number, number, number, number, number] }
  | { kind: "game_ends"; args: [] };

const VIEW_FIELDS = ["viewer", "setup", "board", "zodiacs", "sailed", "pending", "players", "own"];
const VERBS: Record<string, string[]> = {"hat": ["hat"], "budget": ["account", "amount"], "transfer": ["account", "amount"], "allocate": ["account", "amount"], "place": ["meeple", "zone"], "place double": ["meeple", "zone"], "post": [], "hire": ["zone"], "pass": [], "train": [], "no training": [], "decline": [], "recruit": [], "send": ["zone"], "send double": ["zone"], "develop": ["tech"], "buy": ["tech"], "prototype": ["tech"], "sit": [], "purchase": ["number"], "claim": ["number"], "tile": ["tile"], "fly": [], "rent": [], "black plane": [], "shift": ["gear", "from", "to"], "relieve": ["zodiac"], "exchange": ["zodiac", "other"], "landed": [], "sail": ["zodiac", "space"], "pass by": ["zodiac", "space"], "dive": ["zodiac"], "end turn": [], "load": ["gear"], "load all": [], "unload": ["gear"], "cast off": [], "shoot": [], "spare": [], "take": [], "leave": [], "surface": [], "shop": [], "lagoon": ["zodiac", "space"], "embark": ["zodiac"], "keep": ["object"], "sponsor": ["room"], "sell": ["treasure", "room"], "advertise": [], "bid": ["amount"], "withdraw": [], "choose": ["tech"], "steal": ["tech"], "switch": ["exhibit", "other"], "carry": ["exhibit", "slot"], "mine": ["zone", "column"]};

const hasFields = (value: unknown, fields: string[]): value is object =>
  typeof value === "object" && value !== null && fields.every((field) => field in value);

export const isView = (value: unknown): value is View => hasFields(value, VIEW_FIELDS);

export const isAction = (value: { verb: string }): value is Action => hasFields(value, VERBS[value.verb] ?? ["?"]);

const FACTS_FIELDS = ["year", "quadrimesters", "transfer_fee", "income", "wages", "covered", "reach", "cheapest", "alone"];

export const isFacts = (value: unknown): value is Facts => hasFields(value, FACTS_FIELDS);
