// The generator: its stream, unbiased numbers, shuffles, positions and forks.
#include "core/generator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <vector>

#include "core/sha256.hpp"

namespace bathys {
namespace {

using GeneratorBytes = std::array<u8, sizeof(Generator)>;

GeneratorBytes bytes_of(const Generator& generator) { return std::bit_cast<GeneratorBytes>(generator); }

Generator abyss() { return Generator(key_from_text("abyss")); }

std::vector<u32> draw(Generator& generator, std::size_t count) {
  std::vector<u32> words(count);
  for (u32& word : words) word = generator.next();
  return words;
}

/// How often each number below n came in `draws` draws of the fixed stream.
std::vector<int> tally(u32 n, int draws) {
  Generator generator = abyss();
  std::vector<int> counts(n);
  for (int i = 0; i < draws; ++i) ++counts.at(generator.below(n));
  return counts;
}

double chi_square(const std::vector<int>& counts) {
  const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(KeyFromText, TakesSixtyFourHexadecimalDigitsAsTheKeyItself) {
  const std::string digits = "000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F";
  Key expected;
  std::iota(expected.begin(), expected.end(), u8{0});
  EXPECT_EQ(key_from_text(digits), expected);
}

TEST(KeyFromText, HashesAnyOtherTextUnderItsLabel) {
  EXPECT_EQ(hex(key_from_text("abyss")), "117ee5db99180a04d7865f7e38001589762495aa5b90b8733a48ed77c8d64c68");
  EXPECT_EQ(hex(key_from_text("")), "a30079421b1377bc3d933ef4033ceb9df1e548aee947c93ce7b929a4489e338f");
}

TEST(KeyFromText, HashesTextsThatAreNearlyAKey) {
  const std::string digits(64, 'a');
  for (const std::string& text : {digits.substr(1), digits + "a", digits.substr(1) + "g", " " + digits.substr(1)}) {
    EXPECT_EQ(key_from_text(text), sha256("bathys seed\n" + text)) << text;
  }
}

// RFC 8439, appendix A.1, vectors 1 and 2.
TEST(Generator, GivesThePublishedKeyStreamOfTheZeroKey) {
  Generator generator{Key{}};
  const std::vector<u32> expected = {
      0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
      0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
      0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
      0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b,
  };
  EXPECT_EQ(draw(generator, expected.size()), expected);
}

TEST(Generator, GivesKnownWordsOfATextSeed) {
  Generator generator = abyss();
  EXPECT_EQ(draw(generator, 4), (std::vector<u32>{0x87870db0, 0xebcc7c3d, 0xddc96c16, 0x4836a4d7}));
}

TEST(Generator, IsAllZeroByDefaultAndStillTheStreamOfTheZeroKey) {
  Generator generator;
  EXPECT_EQ(bytes_of(generator), GeneratorBytes{});
  EXPECT_EQ(bytes_of(generator), bytes_of(Generator(Key{})));
  EXPECT_EQ(generator.next(), 0xade0b876u);
}

TEST(Generator, GivesTheSameWordsToACopy) {
  Generator generator = abyss();
  draw(generator, 21);
  Generator copy = generator;
  EXPECT_EQ(draw(copy, 50), draw(generator, 50));
  EXPECT_EQ(copy, generator);
}

TEST(Generator, CountsEveryWordDrawn) {
  Generator generator = abyss();
  EXPECT_EQ(generator.position(), 0u);
  for (u64 drawn = 1; drawn <= 100; ++drawn) {
    generator.next();
    ASSERT_EQ(generator.position(), drawn);
  }
}

TEST(Generator, HasTheSameBytesAfterSeekingAsAfterDrawing) {
  for (u64 from = 0; from <= 40; ++from) {
    Generator drawn = abyss();
    for (u64 to = 0; to <= 40; ++to) {
      Generator sought = abyss();
      draw(sought, from);
      sought.seek(to);
      ASSERT_EQ(sought.position(), to);
      ASSERT_EQ(bytes_of(sought), bytes_of(drawn)) << "from " << from << " to " << to;
      drawn.next();
    }
  }
}

TEST(Generator, GoesOnAlikeAfterSeekingAndAfterDrawing) {
  for (u64 position = 0; position <= 40; ++position) {
    Generator drawn = abyss();
    draw(drawn, position);
    Generator sought = abyss();
    sought.seek(position);
    ASSERT_EQ(draw(sought, 40), draw(drawn, 40)) << position;
  }
}

TEST(Generator, CountsBlocksBeyondThirtyTwoBits) {
  Generator generator = abyss();
  generator.seek((u64{1} << 36) + 5);
  EXPECT_EQ(draw(generator, 3), (std::vector<u32>{0x5e0668b5, 0x26eaa95f, 0xf7a4cce3}));
  EXPECT_EQ(generator.position(), (u64{1} << 36) + 8);
}

TEST(Below, GivesKnownDiceOfATextSeed) {
  Generator generator = abyss();
  std::vector<u32> dice(20);
  for (u32& die : dice) die = 1 + generator.below(6);
  EXPECT_EQ(dice, (std::vector<u32>{4, 6, 6, 2, 3, 2, 6, 1, 6, 3, 5, 6, 6, 5, 1, 5, 6, 1, 5, 1}));
}

TEST(Below, PassesOverKnownWordsOfATextSeed) {
  Generator generator = abyss();
  std::vector<u32> numbers(8);
  for (u32& number : numbers) number = generator.below(0x80000001);
  EXPECT_EQ(numbers, (std::vector<u32>{0x43c386d8, 0x6ee4b60b, 0x241b526b, 0x21bedcc0, 0x7efe79e8, 0x5d4f6c7f,
                                       0x7b263d46, 0x0cc734a5}));
  EXPECT_EQ(generator.position(), 15u);
}

TEST(Below, DrawsOneWordWhenThereIsNoChoice) {
  Generator generator = abyss();
  for (u64 drawn = 1; drawn <= 40; ++drawn) {
    ASSERT_EQ(generator.below(1), 0u);
    ASSERT_EQ(generator.position(), drawn);
  }
}

TEST(Below, PassesOverNoWordWhenTheNumbersDivideThemEvenly) {
  for (int bits = 1; bits < 32; ++bits) {
    Generator words = abyss();
    Generator numbers = abyss();
    for (int i = 0; i < 100; ++i) ASSERT_EQ(numbers.below(u32{1} << bits), words.next() >> (32 - bits));
    ASSERT_EQ(numbers, words);
  }
}

// Chi-square of a fixed stream, against the value that one fair generator in a million would exceed.
TEST(Below, IsEvenForSmallNumbers) {
  EXPECT_LT(chi_square(tally(2, 100'000)), 23.93);
  EXPECT_LT(chi_square(tally(3, 100'000)), 27.64);
  EXPECT_LT(chi_square(tally(6, 100'000)), 35.89);
  EXPECT_LT(chi_square(tally(7, 100'000)), 38.26);
}

// Of n = 3 * 2^30 numbers, without passing over words, those divisible by three would come half the time.
TEST(Below, IsEvenWhereTakingEveryWordWouldShow) {
  Generator generator = abyss();
  std::vector<int> remainders(3);
  for (int i = 0; i < 100'000; ++i) ++remainders[generator.below(3u << 30) % 3];
  EXPECT_LT(chi_square(remainders), 27.64);
}

// The words that give r are those whose product with n lies from r * 2^32 + (2^32 mod n) to (r + 1) * 2^32 - 1; here
// `below` is held against that definition, and the definition against an equal share for every r.
TEST(Below, GivesEveryNumberTheSameCountOfWords) {
  constexpr u64 kWords = u64{1} << 32;
  for (const u64 n : {3u, 6u, 7u, 10u, 1000u, 65537u}) {
    const auto words_up_to = [n](u64 product) { return (product + n - 1) / n; };
    for (u64 r = 0; r < n; ++r) {
      ASSERT_EQ(words_up_to((r + 1) * kWords) - words_up_to(r * kWords + kWords % n), kWords / n) << r << " of " << n;
    }
  }
  for (const u32 n : {3u, 7u, 65537u, 0x55555556u, 0x80000001u, 0xC0000000u, 0xFFFFFFFFu}) {
    Generator words = abyss();
    Generator numbers = abyss();
    for (int i = 0; i < 2000; ++i) {
      u64 product = u64{words.next()} * n;
      while (product % kWords < kWords % n) product = u64{words.next()} * n;
      ASSERT_EQ(numbers.below(n), product / kWords) << n;
      ASSERT_EQ(numbers.position(), words.position()) << n;
    }
  }
}

TEST(Shuffle, GivesAKnownPermutationOfATextSeed) {
  std::vector<int> cards(20);
  std::iota(cards.begin(), cards.end(), 0);
  Generator generator = abyss();
  generator.shuffle(std::span(cards));
  EXPECT_EQ(cards, (std::vector<int>{2, 1, 9, 19, 14, 12, 5, 6, 8, 18, 16, 11, 0, 13, 3, 7, 4, 15, 17, 10}));
  EXPECT_EQ(generator.position(), 19u);
}

TEST(Shuffle, KeepsEveryElementOnce) {
  Generator generator = abyss();
  for (std::size_t size = 0; size <= 60; ++size) {
    std::vector<std::size_t> ordered(size);
    std::iota(ordered.begin(), ordered.end(), std::size_t{0});
    std::vector<std::size_t> shuffled = ordered;
    generator.shuffle(std::span(shuffled));
    ASSERT_TRUE(std::ranges::is_permutation(shuffled, ordered)) << size;
  }
}

TEST(Shuffle, DrawsNothingForFewerThanTwoElements) {
  Generator generator = abyss();
  std::array<int, 1> one = {7};
  generator.shuffle(std::span<int>());
  generator.shuffle(std::span(one));
  EXPECT_EQ(one[0], 7);
  EXPECT_EQ(generator.position(), 0u);
}

// Chi-square with 23 degrees of freedom, against the value that one fair generator in a million would exceed.
TEST(Shuffle, GivesEveryOrderOfFourElementsEquallyOften) {
  Generator generator = abyss();
  std::vector<std::string> orders;
  std::string order = "abcd";
  do {
    orders.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  std::vector<int> counts(orders.size());
  for (int i = 0; i < 48'000; ++i) {
    std::string cards = "abcd";
    generator.shuffle(std::span(cards));
    ++counts.at(static_cast<std::size_t>(std::ranges::lower_bound(orders, cards) - orders.begin()));
  }
  EXPECT_EQ(counts.size(), 24u);
  EXPECT_LT(chi_square(counts), 70.6);
}

TEST(Fork, HasAKnownKeyAndBeginsAtItsStart) {
  const Generator deck = abyss().fork("deck");
  EXPECT_EQ(hex(deck.key()), "76acc32eb0b0815223537920eaa1f6ddc5fca398db332407853b6fe0b8d677bb");
  EXPECT_EQ(deck, Generator(deck.key()));
}

TEST(Fork, DoesNotDependOnThePositionNorMoveIt) {
  Generator generator = abyss();
  const Generator early = generator.fork("deck");
  draw(generator, 33);
  const Generator before = generator;
  EXPECT_EQ(generator.fork("deck"), early);
  EXPECT_EQ(generator, before);
}

TEST(Fork, SharesNoWordsWithItsParentOrItsSiblings) {
  Generator parent = abyss();
  Generator deck = parent.fork("deck");
  Generator bag = parent.fork("bag");
  Generator nested = deck.fork("deck");
  std::vector<u32> words;
  for (Generator* generator : {&parent, &deck, &bag, &nested}) {
    for (const u32 word : draw(*generator, 64)) words.push_back(word);
  }
  std::ranges::sort(words);
  EXPECT_TRUE(std::ranges::adjacent_find(words) == words.end());
}

// Two unrelated streams agree in half of their bits: here in 16384 of 32768, give or take five standard deviations.
TEST(Fork, AgreesWithItsParentInHalfTheBits) {
  Generator parent = abyss();
  Generator child = parent.fork("deck");
  int agreeing = 0;
  for (int i = 0; i < 1024; ++i) agreeing += std::popcount(~(parent.next() ^ child.next()));
  EXPECT_NEAR(agreeing, 16384, 453);
}

TEST(DrawnKey, IsTheNextEightWordsFromTheirLowestByte) {
  Generator generator = abyss();
  const Key key = generator.draw_key();
  EXPECT_EQ(generator.position(), 8u);
  Generator again = abyss();
  for (std::size_t i = 0; i < key.size(); i += 4) {
    const u32 word = again.next();
    EXPECT_EQ(u32{key[i]} | u32{key[i + 1]} << 8 | u32{key[i + 2]} << 16 | u32{key[i + 3]} << 24, word);
  }
  EXPECT_NE(generator.draw_key(), key);
}

}  // namespace
}  // namespace bathys
