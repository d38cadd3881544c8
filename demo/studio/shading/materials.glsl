// What surfaces do with the studio's light.

// Light of a pixel that no paint changes, and how much of it each property of a paint adds:
// dull colour, flakes seen straight on, flakes seen flatly, clear coat.
struct Surface {
  vec3 light;
  vec4 paint;
};

// The point being shaded: place, normal and direction to the camera; openness to the sky;
// roughness that the surface's own bend inside one pixel amounts to.
vec3 gPlace, gNormal, gView;
float gOpen, gBend;
// What the surface mirrors, sharply and as flakes or rough plastic blur it, and the light that
// falls on it: worked out once, as software drawing runs every branch of a shader.
float gSharp, gSoft, gDull;
const float SOFT = 0.36;

const vec3 COOL = vec3(0.985, 0.995, 1.015);

float fresnel(float f0) {
  return f0 + (1.0 - f0) * pow(clamp(1.0 - max(dot(gNormal, gView), 0.12), 0.0, 1.0), 5.0);
}

// Share of its surroundings that an upright surface mirrors at most, as behind a photographer's
// polarising filter: a flank seen flatly would be as white as the wall that it mirrors.
const float MOST_MIRRORED = 0.10;

// Like fresnel, and almost the same where a surface is seen straight on, or lies like a roof.
float filtered(float f0) {
  float full = fresnel(f0);
  float over = full - f0, room = MOST_MIRRORED - f0;
  float upright = smoothstep(0.98, 0.85, abs(gNormal.z));
  return mix(full, f0 + over * room / (over + room), upright);
}

void mirrorStudio() {
  vec3 ray = reflect(-gView, gNormal);
  gSharp = studio(gPlace, ray, gBend);
  gSoft = studio(gPlace, ray, SOFT);
  gDull = irradiance(gNormal, gOpen, gPlace);
}

float mirrored(float rough) {
  return mix(gSharp, gSoft, min(rough / SOFT, 1.0));
}

void put(inout Surface surface, vec3 light, float amount) {
  surface.light = mix(surface.light, light, amount);
  surface.paint *= 1.0 - amount;
}

Surface painted() {
  float facing = max(dot(gNormal, gView), 0.0);
  float fr = filtered(0.055);
  float beneath = 1.0 - fr * 1.1;
  float flakes = gSoft * mix(0.3, 1.0, gOpen);
  float straight = pow(facing, 1.3);
  float coat = mirrored(0.0) * fr * 1.35 * mix(0.3, 1.0, gOpen);
  float dull = gDull;
  return Surface(vec3(0.0), vec4(vec3(dull, flakes * straight, flakes * (1.0 - straight)) * beneath, coat));
}

// Adds a clear, smooth cover over `base`.
vec3 lacquered(vec3 base, float strength, float f0) {
  float fr = filtered(f0) * strength;
  return base * (1.0 - fr) + COOL * mirrored(0.0) * fr * mix(0.35, 1.0, gOpen);
}

vec3 gloss(vec3 colour) {
  return lacquered(colour * gDull, 1.0, 0.045);
}

vec3 pianoBlack() {
  return gloss(vec3(0.008));
}

vec3 dullPlastic(vec3 colour) {
  return colour * gDull + COOL * gSoft * 0.026 * gOpen * (1.0 + 4.0 * fresnel(0.0));
}

vec3 metal(vec3 colour, float rough) {
  return colour * COOL * mirrored(rough) * mix(0.25, 1.0, gOpen) * 0.9;
}

// Where the ray that enters clear plastic here meets a layer `depth` below it.
vec3 below(float depth) {
  vec3 inwards = refract(-gView, gNormal, 0.72);
  return gPlace + inwards * (depth / max(0.25, dot(-inwards, gNormal)));
}
