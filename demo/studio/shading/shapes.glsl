// Flat shapes as signed distances in metres, and their soft edges.

// Metres across one pixel at the point being shaded.
float gPixel;

float cover(float distance) {
  return smoothstep(gPixel, -gPixel, distance);
}

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 q = p - a, r = b - a;
  return length(q - r * clamp(dot(q, r) / dot(r, r), 0.0, 1.0));
}

float box(vec2 p, vec2 halfSize, float corner) {
  vec2 d = abs(p) - halfSize + corner;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - corner;
}

// The greater of two distances, rounded where they meet.
float meet(float a, float b, float rounding) {
  float h = max(rounding - abs(a - b), 0.0) / rounding;
  return max(a, b) + h * h * rounding * 0.25;
}
